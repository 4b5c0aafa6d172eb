package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.AttributeLost;
import asalto.rules.desafio.DesafioFact.DeathCause;
import asalto.rules.desafio.DesafioFact.Died;
import asalto.rules.desafio.DesafioFact.TimeAdvanced;
import asalto.rules.desafio.DesafioFact.TimeGranted;
import asalto.rules.desafio.DesafioFact.WoundHealed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Time between rounds: treatments, then what falls due in the order of its moment. Rules D-80 to D-87. */
record Recovery(Unfolding unfolding) {

    /**
     * A death or a recovery that falls due.
     *
     * @param moment second of encounter time
     * @param wound empty: a death, which goes before the recoveries of the same moment
     */
    private record Due(long moment, int order, String who, Optional<Wound> wound) {

        static final Comparator<Due> IN_ORDER = Comparator.comparing(Due::moment)
                .thenComparing(Due::order)
                .thenComparing(due -> due.wound().map(Wound::number).orElse(0));
    }

    void play(Advance advance) {
        if (advance.isNothing()) {
            return;
        }
        unfolding.tell(new TimeGranted(
                advance.minutes(), advance.hours(), advance.days(), advance.rest(), advance.treatments()));
        for (var treatment : advance.treatments().orElse(List.of())) {
            Treatment.betweenRounds(unfolding, treatment).carryOut();
        }
        long seconds = advance.seconds();
        if (seconds > 0) {
            var due = due(seconds, advance.rest().orElse(false));
            unfolding.tell(new TimeAdvanced(seconds));
            due.forEach(this::befall);
        }
    }

    private List<Due> due(long seconds, boolean rest) {
        var all = new ArrayList<Due>();
        var fighters = unfolding.now().fighters();
        for (int order = 0; order < fighters.size(); order++) {
            var fighter = fighters.get(order);
            if (!fighter.body().dead()) {
                death(fighter, order).ifPresent(all::add);
                for (var wound : fighter.body().wounds()) {
                    recovery(fighter, order, wound, rest).ifPresent(all::add);
                }
            }
        }
        long end = Math.addExact(unfolding.now().elapsed(), seconds);
        all.removeIf(due -> due.moment() > end);
        all.sort(Due.IN_ORDER);
        return all;
    }

    private static Optional<Due> death(Fighter fighter, int order) {
        return fighter.body().deadline().map(deadline -> new Due(deadline, order, fighter.id(), Optional.empty()));
    }

    /** Rule D-87: without rest only minor wounds go on healing. */
    private Optional<Due> recovery(Fighter fighter, int order, Wound wound, boolean rest) {
        if (wound.level() != WoundLevel.MINOR && !rest) {
            return Optional.empty();
        }
        return wound.healingSeconds().map(limit -> {
            long missing = Math.max(0, limit - wound.rested());
            return new Due(unfolding.now().elapsed() + missing, order, fighter.id(), Optional.of(wound));
        });
    }

    private void befall(Due due) {
        if (unfolding.now(due.who()).body().dead()) {
            return;
        }
        due.wound()
                .ifPresentOrElse(
                        wound -> heal(due.who(), wound),
                        () -> unfolding.tell(due.who(), new Died(DeathCause.BLED_OUT)));
    }

    private void heal(String who, Wound wound) {
        unfolding.tell(who, new WoundHealed(wound.number(), true));
        if (wound.level() == WoundLevel.DISABLED && !wound.treated()) {
            lose(who, wound.kind() == DamageKind.BLUNT ? Attribute.AGILITY : Attribute.ENDURANCE);
        }
    }

    /** Rule D-82: never below 1. */
    private void lose(String who, Attribute attribute) {
        int value = unfolding.now(who).body().attribute(attribute);
        if (value > 1) {
            unfolding.tell(who, new AttributeLost(attribute, value - 1));
        }
    }
}
