package asalto.rules.desafio;

import asalto.rules.Command;
import asalto.rules.CorruptStream;
import asalto.rules.Decision;
import asalto.rules.Decision.Accepted;
import asalto.rules.Decision.Refused;
import asalto.rules.Dice;
import asalto.rules.Event;
import asalto.rules.desafio.DesafioFact.ActionsDeclared;
import asalto.rules.desafio.DesafioFact.CombatantSeated;
import asalto.rules.desafio.DesafioFact.EncounterClosed;
import asalto.rules.desafio.DesafioFact.OrdersGiven;
import asalto.rules.desafio.DesafioFact.OrdersWeighed;
import asalto.rules.desafio.DesafioFact.RoundStarted;
import asalto.rules.desafio.DesafioFact.RulingMade;
import asalto.rules.desafio.DesafioFact.SituationChanged;
import asalto.rules.desafio.DesafioFact.TimeGranted;
import asalto.rules.form.Fault;
import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import java.util.List;

/** What follows from one command. The switches are the state chart of {@link asalto.rules.Encounter}. */
record Deciding(Fight fight, Dice dice) {

    Decision decide(Command command) {
        return switch (fight.phase()) {
            case DECLARING -> betweenRounds(command);
            case PLAYING -> inARound(command);
            case AWAITING -> throw new CorruptStream("Desafío never waits for an answer");
            case CLOSED -> refused("closed");
        };
    }

    private Decision betweenRounds(Command command) {
        return switch (command) {
            case Command.Seat(var form) -> read(Forms.combatant(form, fight.rules(), fight.seated()), this::seat);
            case Command.ChangeSituation(var form) -> read(Forms.situation(form, fight.seated()), this::change);
            case Command.Declare(var form) ->
                read(
                        Forms.declaration(
                                form,
                                fight.rules(),
                                fight.seated(),
                                fight.ground().distances()),
                        this::declare);
            case Command.Choose _ -> refused("nothing-asked");
            case Command.StartRound _ -> start();
            case Command.PlayBeat _ -> refused("no-round");
            case Command.Advance(var form) -> advance(form);
            case Command.GiveOrders(var form) -> order(form);
            case Command.Rule(var form) -> rule(form);
            case Command.Close _ -> accepted(unfolding -> unfolding.tell(new EncounterClosed()));
        };
    }

    private Decision inARound(Command command) {
        return switch (command) {
            case Command.Seat _, Command.ChangeSituation _, Command.Declare _ -> refused("round-underway");
            case Command.StartRound _, Command.Advance _, Command.Close _ -> refused("round-underway");
            case Command.Choose _ -> refused("nothing-asked");
            case Command.PlayBeat(var beat) -> play(beat);
            case Command.GiveOrders(var form) -> order(form);
            case Command.Rule(var form) -> rule(form);
        };
    }

    /** The events of the command whose first event this is. */
    List<Event> again(Event first) {
        if (first.fact() instanceof RulingMade made) {
            return new Overruling(fight, dice).again(first, made);
        }
        if (first.fact() instanceof OrdersGiven) {
            return List.of(first);
        }
        if (fight.phase() == asalto.rules.Encounter.Phase.PLAYING) {
            return first.beat() > fight.beat() && first.beat() <= Schedule.TENTHS ? played(first.beat()) : List.of();
        }
        return switch (first.fact()) {
            case CombatantSeated _, SituationChanged _, ActionsDeclared _, EncounterClosed _ -> List.of(first);
            case OrdersWeighed _, RoundStarted _ -> started();
            case TimeGranted granted -> granted(advance(granted));
            default -> List.of();
        };
    }

    // ---- between rounds

    private void seat(Unfolding unfolding, Combatant combatant) {
        unfolding.tell(combatant.id(), new CombatantSeated(combatant));
    }

    private void change(Unfolding unfolding, Situation situation) {
        if (situation.ranges().isPresent()
                || situation.modifiers().isPresent()
                || situation.set().isPresent()) {
            unfolding.tell(new SituationChanged(situation.ranges(), situation.modifiers(), situation.set()));
        }
    }

    /** Rule D-24: until the round starts a declaration may be made anew. */
    private void declare(Unfolding unfolding, Declaration declaration) {
        unfolding.tell(declaration.combatant(), new ActionsDeclared(declaration.actions(), declaration.accumulateOn()));
    }

    private Decision start() {
        var faults = OutOfReach.faults(fight);
        return faults.isEmpty() ? new Accepted(started()) : new Refused(faults);
    }

    private Decision order(Form form) {
        return read(Forms.orders(form, fight.rules(), fight.seated()), this::order);
    }

    private void order(Unfolding unfolding, Ordered ordered) {
        unfolding.tell(ordered.combatant(), new OrdersGiven(ordered.orders()));
    }

    private Decision rule(Form form) {
        return switch (Forms.ruling(form, fight.rules(), fight.seated())) {
            case Reading.Sound<Ruled>(var ruled) -> new Overruling(fight, dice).decide(ruled);
            case Reading.Faulty<Ruled>(var faults) -> new Refused(faults);
        };
    }

    private Decision advance(Form form) {
        if (fight.round() == 1) {
            return refused("no-round-played");
        }
        return switch (Forms.advance(form, fight.seated())) {
            case Reading.Sound<Advance>(var advance) -> new Accepted(granted(advance));
            case Reading.Faulty<Advance>(var faults) -> new Refused(faults);
        };
    }

    private List<Event> granted(Advance advance) {
        var unfolding = new Unfolding(fight, fight.round() - 1, Schedule.TENTHS, dice);
        new Recovery(unfolding).play(advance);
        return unfolding.told();
    }

    private static Advance advance(TimeGranted granted) {
        return new Advance(granted.minutes(), granted.hours(), granted.days(), granted.rest(), granted.treatments());
    }

    // ---- in a round

    private List<Event> started() {
        var unfolding = new Unfolding(fight, fight.round(), 0, dice);
        new Weighing(fight, unfolding).weigh();
        new RoundStart(unfolding).play();
        return unfolding.told();
    }

    private Decision play(int beat) {
        return beat <= fight.beat() ? refused("beat-played") : new Accepted(played(Math.min(beat, Schedule.TENTHS)));
    }

    /** Tenths that were left out are played with it: those without an event may be. */
    List<Event> played(int tenth) {
        var unfolding = new Unfolding(fight, fight.round(), fight.beat(), dice);
        for (int next = fight.beat() + 1; next <= tenth; next++) {
            Tenth.play(unfolding, next);
        }
        if (tenth == Schedule.TENTHS) {
            new RoundEnd(unfolding).play();
        }
        return unfolding.told();
    }

    // ---- answers

    private interface Telling<T> {
        void tell(Unfolding unfolding, T read);
    }

    private <T> Decision read(Reading<T> reading, Telling<T> telling) {
        return switch (reading) {
            case Reading.Sound<T>(var sound) -> accepted(unfolding -> telling.tell(unfolding, sound));
            case Reading.Faulty<T>(var faults) -> new Refused(faults);
        };
    }

    private Decision accepted(java.util.function.Consumer<Unfolding> telling) {
        var unfolding = new Unfolding(fight, fight.round(), fight.beat(), dice);
        telling.accept(unfolding);
        return new Accepted(unfolding.told());
    }

    private static Decision refused(String code) {
        return Decision.refused(Fault.of("", code));
    }
}
