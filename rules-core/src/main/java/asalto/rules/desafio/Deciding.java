package asalto.rules.desafio;

import asalto.rules.Command;
import asalto.rules.CorruptStream;
import asalto.rules.Decision;
import asalto.rules.Decision.Accepted;
import asalto.rules.Decision.Refused;
import asalto.rules.Dice;
import asalto.rules.Encounter.Phase;
import asalto.rules.Encounter.Played;
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
import java.util.function.Consumer;

/** What follows from one command. The switches are the state chart of {@link asalto.rules.Encounter}. */
record Deciding(Fight fight, Dice dice) {

    Played play(Command command) {
        return switch (fight.phase()) {
            case DECLARING -> betweenRounds(command);
            case PLAYING -> inARound(command);
            case AWAITING -> throw new CorruptStream("Desafío never waits for an answer");
            case CLOSED -> refused("closed");
        };
    }

    private Played betweenRounds(Command command) {
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

    private Played inARound(Command command) {
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
        if (fight.phase() == Phase.PLAYING) {
            return first.beat() > fight.beat() && first.beat() <= Schedule.TENTHS ? toldTo(first.beat()) : List.of();
        }
        return switch (first.fact()) {
            case CombatantSeated _, SituationChanged _, ActionsDeclared _, EncounterClosed _ -> List.of(first);
            case OrdersWeighed _, RoundStarted _ -> started().told();
            case TimeGranted granted -> granted(advance(granted)).told();
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

    private Played start() {
        var faults = OutOfReach.faults(fight);
        return faults.isEmpty() ? accepted(started()) : refused(faults);
    }

    private Played order(Form form) {
        return read(Forms.orders(form, fight.rules(), fight.seated()), this::order);
    }

    private void order(Unfolding unfolding, Ordered ordered) {
        unfolding.tell(ordered.combatant(), new OrdersGiven(ordered.orders()));
    }

    private Played rule(Form form) {
        return switch (Forms.ruling(form, fight.rules(), fight.seated())) {
            case Reading.Sound<Ruled>(var ruled) -> folded(new Overruling(fight, dice).decide(ruled));
            case Reading.Faulty<Ruled>(var faults) -> refused(faults);
        };
    }

    /** What is decided of another moment is not folded yet. */
    private Played folded(Decision decision) {
        var then = fight;
        if (decision instanceof Accepted(var events)) {
            for (var event : events) {
                then = then.evolve(event);
            }
        }
        return new Played(decision, then);
    }

    private Played advance(Form form) {
        if (fight.round() == 1) {
            return refused("no-round-played");
        }
        return switch (Forms.advance(form, fight.seated())) {
            case Reading.Sound<Advance>(var advance) -> accepted(granted(advance));
            case Reading.Faulty<Advance>(var faults) -> refused(faults);
        };
    }

    private Unfolding granted(Advance advance) {
        var unfolding = new Unfolding(fight, fight.round() - 1, Schedule.TENTHS, dice);
        new Recovery(unfolding).play(advance);
        return unfolding;
    }

    private static Advance advance(TimeGranted granted) {
        return new Advance(granted.minutes(), granted.hours(), granted.days(), granted.rest(), granted.treatments());
    }

    // ---- in a round

    private Unfolding started() {
        var unfolding = new Unfolding(fight, fight.round(), 0, dice);
        new Weighing(fight, unfolding).weigh();
        new RoundStart(unfolding).play();
        return unfolding;
    }

    private Played play(int beat) {
        return beat <= fight.beat() ? refused("beat-played") : accepted(played(Math.min(beat, Schedule.TENTHS)));
    }

    /** What has happened when this tenth is over. */
    List<Event> toldTo(int tenth) {
        return played(tenth).told();
    }

    /** Tenths that were left out are played with it: those without an event may be. */
    private Unfolding played(int tenth) {
        var unfolding = new Unfolding(fight, fight.round(), fight.beat(), dice);
        for (int next = fight.beat() + 1; next <= tenth; next++) {
            Tenth.play(unfolding, next);
        }
        if (tenth == Schedule.TENTHS) {
            new RoundEnd(unfolding).play();
        }
        return unfolding;
    }

    // ---- answers

    private interface Telling<T> {
        void tell(Unfolding unfolding, T read);
    }

    private <T> Played read(Reading<T> reading, Telling<T> telling) {
        return switch (reading) {
            case Reading.Sound<T>(var sound) -> accepted(unfolding -> telling.tell(unfolding, sound));
            case Reading.Faulty<T>(var faults) -> refused(faults);
        };
    }

    private Played accepted(Consumer<Unfolding> telling) {
        var unfolding = new Unfolding(fight, fight.round(), fight.beat(), dice);
        telling.accept(unfolding);
        return accepted(unfolding);
    }

    /** It was folded as it was told. */
    private static Played accepted(Unfolding unfolding) {
        return new Played(new Accepted(unfolding.told()), unfolding.now());
    }

    private Played refused(List<Fault> faults) {
        return new Played(new Refused(faults), fight);
    }

    private Played refused(String code) {
        return refused(List.of(Fault.of("", code)));
    }
}
