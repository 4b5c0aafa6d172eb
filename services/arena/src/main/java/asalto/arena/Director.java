package asalto.arena;

import asalto.arena.register.Leases;
import asalto.arena.register.Register;
import asalto.rules.Command;
import asalto.rules.Dice;
import asalto.rules.form.Form;
import asalto.rules.form.Form.Field;
import asalto.rules.form.Form.Fields;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/** What may be asked for of encounters, whichever the door and the rule system. */
@ApplicationScoped
public class Director {

    private static final Dice NONE = (sides, roller) -> {
        throw new IllegalStateException("a die was asked for outside of a round: d" + sides + " of " + roller);
    };

    private final Play play;
    private final Tables tables;
    private final Books books;
    private final Rounds rounds;
    private final Views views;
    private final Register register;
    private final Leases leases;
    private final Pacer pacer;

    Director(
            Play play,
            Tables tables,
            Books books,
            Rounds rounds,
            Views views,
            Register register,
            Leases leases,
            Pacer pacer) {
        this.play = play;
        this.tables = tables;
        this.books = books;
        this.rounds = rounds;
        this.views = views;
        this.register = register;
        this.leases = leases;
        this.pacer = pacer;
    }

    /**
     * Opens an encounter.
     *
     * @param opening {@code ruleset}, {@code combatants}, {@code situation}
     * @param system the id in {@code ruleset}; the rules are known
     */
    public Answer open(UUID encounter, Ask ask, String name, Pace pace, String system, Form opening) {
        Wish.Plan plan = fold -> {
            if (fold.told().isPresent()) {
                return new Verdict.No(Refusal.conflict(0, fold.version()));
            }
            var verdict =
                    Verdict.of(system, books.named(system).orElseThrow().rules().open(opening));
            if (verdict instanceof Verdict.Go) {
                register.enter(encounter, name, system, pace.id());
            }
            return verdict;
        };
        return play.play(encounter, new Wish(ask, plan, (after, _) -> Words.text(views.of(after))));
    }

    public Answer seat(UUID encounter, Ask ask, Form combatant) {
        var unnameable = Names.faults(combatant, "");
        return begun(
                encounter,
                ask,
                fold -> decide(fold, new Command.Seat(combatant)).and(unnameable));
    }

    public Answer changeSituation(UUID encounter, Ask ask, Form situation) {
        return command(encounter, ask, new Command.ChangeSituation(situation));
    }

    /** Declares what a combatant will do, or amends it. */
    public Answer declare(UUID encounter, Ask ask, String combatant, Fields declaration) {
        return of(encounter, ask, combatant, new Command.Declare(whole(combatant, declaration)));
    }

    /** Gives a combatant standing orders, for rounds in which nobody declares for him. */
    public Answer order(UUID encounter, Ask ask, String combatant, Fields orders) {
        return of(encounter, ask, combatant, new Command.GiveOrders(whole(combatant, orders)));
    }

    private static Fields whole(String combatant, Fields rest) {
        return new Fields(
                Stream.concat(Stream.of(new Field("combatant", new Form.Text(combatant))), rest.fields().stream())
                        .toList());
    }

    private Answer of(UUID encounter, Ask ask, String combatant, Command command) {
        return begun(
                encounter,
                ask,
                fold -> isSeated(fold, combatant) ? decide(fold, command) : new Verdict.No(Refusal.absent()));
    }

    private static boolean isSeated(Fold fold, String combatant) {
        return Views.isSeated(fold, combatant);
    }

    /**
     * Locks the round and plays it, at once or beat by beat. It is asked for of the round that is to come while one asks:
     * who asks twice at once does not get two.
     */
    public Answer startRound(UUID encounter, Ask ask, Optional<Pace> pace, Optional<List<Integer>> tape) {
        var asked = Moment.of(tables.now(encounter));
        var answer = begun(
                encounter,
                ask,
                fold -> asked.isOfRound(fold)
                        ? rounds.start(fold, pace.orElseGet(() -> paceOf(encounter)), tape)
                        : new Verdict.No(Refusal.phase("round-underway")));
        if (answer instanceof Answer.Done) {
            pacer.drive(encounter);
        }
        return answer;
    }

    private Pace paceOf(UUID encounter) {
        return register.entry(encounter)
                .flatMap(entry -> Pace.named(entry.pace))
                .orElse(Pace.INSTANT);
    }

    /** Plays the beat that is the next to leave an event while one asks. */
    public Answer step(UUID encounter, Ask ask) {
        var asked = Moment.of(tables.now(encounter));
        return begun(
                encounter,
                ask,
                fold -> asked.isOfBeat(fold) ? rounds.step(fold) : new Verdict.No(Refusal.phase("beat-played")));
    }

    public Answer advance(UUID encounter, Ask ask, Form time, Optional<List<Integer>> tape) {
        return begun(encounter, ask, fold -> rounds.advance(fold, time, tape));
    }

    /** Corrects or overrides what is. */
    public Answer rule(UUID encounter, Ask ask, Form ruling) {
        return begun(encounter, ask, fold -> rounds.rule(fold, ruling));
    }

    public Answer close(UUID encounter, Ask ask) {
        return command(encounter, ask, new Command.Close());
    }

    Answer command(UUID encounter, Ask ask, Command command) {
        return begun(encounter, ask, fold -> decide(fold, command));
    }

    private static Verdict decide(Fold fold, Command command) {
        return Verdict.of(fold.system(), fold.encounter().decide(command, NONE));
    }

    private Answer begun(UUID encounter, Ask ask, Wish.Plan plan) {
        Wish.Plan ifBegun = fold -> fold.told().isEmpty() ? new Verdict.No(Refusal.absent()) : plan.verdict(fold);
        return play.play(encounter, new Wish(ask, ifBegun, Words::outcome));
    }
}
