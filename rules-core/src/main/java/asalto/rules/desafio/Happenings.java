package asalto.rules.desafio;

import asalto.rules.Event;
import asalto.rules.desafio.DesafioFact.ActionForfeited;
import asalto.rules.desafio.DesafioFact.AttackHit;
import asalto.rules.desafio.DesafioFact.AttackRolled;
import asalto.rules.desafio.DesafioFact.AttackStopped;
import asalto.rules.desafio.DesafioFact.CriticalRolled;
import asalto.rules.desafio.DesafioFact.DefenceRolled;
import asalto.rules.desafio.DesafioFact.FeintMade;
import asalto.rules.desafio.DesafioFact.OpposedTestRolled;
import asalto.rules.desafio.DesafioFact.TestRolled;
import asalto.rules.desafio.Happening.What;
import asalto.rules.desafio.Happening.What.Bullets;
import asalto.rules.desafio.Happening.What.Plain;
import asalto.rules.desafio.Happening.What.Vain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What events tell of the actions of one combatant. They are those of one step, or of the end of a round. */
final class Happenings {

    private final String actor;
    private final Optional<Integer> spray;
    private final List<Happening> all = new ArrayList<>();
    private final int action;
    private final boolean automatic;

    /** @param automatic whether it hits without a roll (Rule D-42) */
    private Happenings(String actor, int action, Optional<Integer> spray, boolean automatic) {
        this.actor = actor;
        this.action = action;
        this.spray = spray;
        this.automatic = automatic;
    }

    static List<Happening> of(String actor, Step step, List<Event> told) {
        var planned = step.attempt().planned();
        boolean automatic = planned.action() instanceof Action.Attack attack && Strike.isUnseen(attack);
        return of(new Happenings(actor, planned.position(), step.attempt().spray(), automatic), told);
    }

    /** @param action the one that takes the whole round, 0 if there is none */
    static List<Happening> of(String actor, int action, List<Event> told) {
        return of(new Happenings(actor, action, Optional.empty(), false), told);
    }

    private static List<Happening> of(Happenings happenings, List<Event> told) {
        for (var event : told) {
            if (event.actor().filter(happenings.actor::equals).isPresent()) {
                happenings.read(event.fact());
            }
        }
        return happenings.all;
    }

    private void read(Event.Fact fact) {
        switch (fact) {
            case AttackRolled rolled -> {
                add(Plain.MADE);
                addIf(rolled.success(), Plain.HIT);
            }
            case CriticalRolled rolled -> addIf(rolled.confirmed(), Plain.CRITICAL);
            case AttackStopped _ -> add(Plain.STOPPED);
            case AttackHit hit -> landed(hit.bullet());
            case DefenceRolled rolled -> {
                add(rolled.action(), Optional.empty(), Plain.USED);
                if (rolled.success()) {
                    add(rolled.action(), Optional.empty(), Plain.STOPS);
                }
            }
            case ActionForfeited vain ->
                inVain(vain.action(), vain.spray(), vain.reason().id());
            case FeintMade vain ->
                inVain(vain.action(), vain.spray(), vain.reason().id());
            case TestRolled rolled -> addIf(rolled.success(), Plain.SUCCEEDED);
            case OpposedTestRolled rolled -> {
                addIf(rolled.success(), Plain.SUCCEEDED);
                rolled.winner().ifPresent(winner -> add(winner.equals(actor) ? Plain.WON : Plain.LOST));
            }
            default -> {}
        }
    }

    private void landed(Optional<Integer> bullet) {
        addIf(bullet.orElse(1) == 1, Plain.LANDED);
        bullet.ifPresent(known -> add(new Bullets(known)));
        if (automatic) {
            add(Plain.MADE);
            add(Plain.HIT);
        }
    }

    private void inVain(Optional<Integer> position, Optional<Integer> ofSpray, String reason) {
        position.ifPresent(known -> add(known, ofSpray, new Vain(reason)));
    }

    private void addIf(boolean so, What what) {
        if (so) {
            add(what);
        }
    }

    private void add(What what) {
        add(action, spray, what);
    }

    private void add(int position, Optional<Integer> ofSpray, What what) {
        all.add(new Happening(position, ofSpray, what));
    }
}
