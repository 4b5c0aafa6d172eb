package asalto.arena;

import asalto.arena.dice.RoundDice;
import asalto.arena.dice.Seed;
import asalto.arena.dice.Thrown;
import asalto.arena.register.DiceAside;
import asalto.arena.register.Leases;
import asalto.arena.register.Register;
import asalto.rules.Command;
import asalto.rules.Command.PlayBeat;
import asalto.rules.Command.StartRound;
import asalto.rules.Decision;
import asalto.rules.Decision.Accepted;
import asalto.rules.Decision.Refused;
import asalto.rules.Dice;
import asalto.rules.Encounter.Phase;
import asalto.rules.Resolution;
import asalto.rules.Roll;
import asalto.rules.Tape;
import asalto.rules.form.Fault;
import asalto.rules.form.Form;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** How rounds are started, played and followed by time, with which dice. */
@ApplicationScoped
class Rounds {

    private final Register register;
    private final Leases leases;

    Rounds(Register register, Leases leases) {
        this.register = register;
        this.leases = leases;
    }

    /**
     * Locks the round, under a lease: two nodes cannot put aside different dice for it. Pace {@code instant} plays it
     * too, as one decision.
     *
     * @param tape faces entered by hand, tried on a copy first: they fit the whole round, or nothing happens
     */
    Verdict start(Fold fold, Pace pace, Optional<List<Integer>> tape) {
        if (tape.isPresent()) {
            var faults = rehearse(fold, tape.get());
            if (!faults.isEmpty()) {
                return Verdict.no(faults);
            }
        }
        var aside = new DiceAside(pace.id(), Seed.drawn().bytes(), tape);
        var dice = putAside(aside, fold.id(), fold.encounter().round(), Thrown.NONE);
        var play = new Resolution(fold.encounter());
        var decision = pace == Pace.INSTANT ? play.playRound(dice) : play.play(new StartRound(), dice);
        if (decision instanceof Accepted) {
            if (!leases.take(fold.id())) {
                return new Verdict.No(Refusal.busy());
            }
            register.putAside(fold.id(), fold.encounter().round(), aside);
        }
        return Verdict.of(fold.system(), decision);
    }

    private List<Fault> rehearse(Fold fold, List<Integer> faces) {
        var tape = new Tape(faces);
        var copy = new Resolution(fold.encounter());
        try {
            boolean over =
                    copy.playRound(tape) instanceof Accepted && copy.encounter().phase() != Phase.AWAITING;
            return over ? leftOver(tape, faces) : List.of();
        } catch (Tape.Mismatch mismatch) {
            return List.of(mismatch(mismatch));
        }
    }

    private static List<Fault> leftOver(Tape tape, List<Integer> faces) {
        return tape.unread().isEmpty()
                ? List.of()
                : List.of(Fault.of(
                        "dice[" + tape.read() + "]",
                        "dice-left-over",
                        Map.of("given", Integer.toString(faces.size()), "expected", Integer.toString(tape.read()))));
    }

    private static Fault mismatch(Tape.Mismatch mismatch) {
        var path = "dice[" + mismatch.read() + "]";
        var sides = Integer.toString(mismatch.sides());
        return switch (mismatch.kind()) {
            case RAN_OUT ->
                Fault.of(path, "dice-ran-out", Map.of("given", Integer.toString(mismatch.read()), "sides", sides));
            case NOT_ON_THE_DIE -> Fault.of(path, "die-too-high", Map.of("most", sides));
        };
    }

    /** Plays one beat, or in vain one that leaves no event. */
    Verdict beat(Fold fold, int beat) {
        return Verdict.of(
                fold.system(),
                fold.encounter()
                        .decide(new PlayBeat(beat), dice(fold, fold.encounter().round())));
    }

    /** Plays beats until one leaves an event. */
    Verdict step(Fold fold) {
        var encounter = fold.encounter();
        if (encounter.phase() == Phase.DECLARING) {
            return new Verdict.No(Refusal.phase("no-round"));
        }
        if (pace(fold).filter(Pace.STEP::equals).isEmpty()) {
            return new Verdict.No(Refusal.phase("not-step"));
        }
        var dice = dice(fold, encounter.round());
        Decision decision;
        int beat = encounter.beat();
        do {
            decision = encounter.decide(new PlayBeat(++beat), dice);
        } while (decision instanceof Accepted(var events) && events.isEmpty());
        return Verdict.of(fold.system(), decision);
    }

    /** Lets time pass after a round. Its faces are the next ones of that round, or those of a tape, to the last. */
    Verdict advance(Fold fold, Form time, Optional<List<Integer>> tape) {
        var command = new Command.Advance(time);
        if (tape.isEmpty()) {
            return Verdict.of(fold.system(), fold.encounter().decide(command, dice(fold, fold.lastPlayed())));
        }
        var faces = new Tape(tape.get());
        try {
            var decision = fold.encounter().decide(command, faces);
            var left = decision instanceof Refused ? List.<Fault>of() : leftOver(faces, tape.get());
            return left.isEmpty() ? Verdict.of(fold.system(), decision) : new Verdict.No(Refusal.faulty(left));
        } catch (Tape.Mismatch mismatch) {
            return new Verdict.No(Refusal.faulty(List.of(mismatch(mismatch))));
        }
    }

    /** The pace of the round that is being played. */
    Optional<Pace> pace(Fold fold) {
        return playing(fold).flatMap(aside -> Pace.named(aside.pace()));
    }

    /** The dice put aside for the round that is being played. */
    Optional<DiceAside> playing(Fold fold) {
        var encounter = fold.encounter();
        return encounter.phase() == Phase.PLAYING || encounter.phase() == Phase.AWAITING
                ? register.aside(fold.id(), encounter.round())
                : Optional.empty();
    }

    /** Corrects or overrides what is. A roll that is replaced takes the dice of its round. */
    Verdict rule(Fold fold, Form ruling) {
        return Verdict.of(
                fold.system(), fold.encounter().decide(new Command.Rule(ruling), dice(fold, fold.lastPlayed())));
    }

    /** The dice of a round, looked up when the first is thrown: most beats throw none. */
    private Dice dice(Fold fold, int round) {
        return new Dice() {
            private Optional<Dice> found = Optional.empty();

            @Override
            public int roll(int sides, String roller) {
                return found().roll(sides, roller);
            }

            @Override
            public Dice behind(List<Roll> thrown) {
                return found().behind(thrown);
            }

            private Dice found() {
                if (found.isEmpty()) {
                    var aside = register.aside(fold.id(), round).orElseThrow();
                    found = Optional.of(putAside(aside, fold.id(), round, fold.thrown()));
                }
                return found.get();
            }
        };
    }

    private static Dice putAside(DiceAside aside, UUID encounter, int round, Thrown thrown) {
        return new RoundDice(
                Seed.of(aside.seed()), aside.tape().orElse(List.of()), encounter.toString(), round, thrown);
    }
}
