package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Event;
import asalto.rules.Redecision;
import asalto.rules.Redecision.Divergence;
import asalto.rules.desafio.DesafioFact.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** An audit decides everything again: whatever was changed in the log is found, at the first event that differs. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class RedecisionTest {

    /** A shot, a blow that is parried, a wound that is treated. */
    private static List<Event> log() {
        var desk = Desk.with(
                        Sheet.agility("ana", 6).skill("semi-auto-pistols", 6).weapon("semi-auto-pistol"),
                        Sheet.agility("bot", 5).skill("long-swords-1h", 6).weapon("broadsword"),
                        Sheet.agility("carl", 4)
                                .skill("long-swords-1h", 6)
                                .skill("medicine", 4)
                                .weapon("broadsword"))
                .declare("bot", parry("broadsword"))
                .declare("ana", shoot("semi-auto-pistol", "bot"))
                .declare("carl", attack("broadsword", "bot", "calledShot", "chest"))
                .rolling(3, 1, 3, 5, 3)
                .round();
        desk.rolling(4)
                .advance(
                        "days",
                        1,
                        "treatments",
                        Wrote.items(Wrote.fields("healer", "carl", "patient", "bot", "wound", 1)));
        return desk.proven().events();
    }

    private static Optional<Divergence> audited(List<Event> events) {
        return Redecision.firstDivergence(Desk.RULES, events);
    }

    /** The log with the first fact of that kind replaced. */
    private static <T extends Event.Fact> void changed(Class<T> kind, UnaryOperator<T> change, Class<?> foundAt) {
        var events = new ArrayList<>(log());
        int index = indexOf(events, kind);
        var old = events.get(index);
        events.set(index, new Event(old.round(), old.beat(), old.actor(), change.apply(kind.cast(old.fact()))));

        var divergence = audited(events).orElseThrow(() -> new AssertionError("not found: " + events.get(index)));
        assertEquals(foundAt, events.get(divergence.index()).fact().getClass());
        assertEquals(Optional.of(events.get(divergence.index())), divergence.found());
    }

    private static int indexOf(List<Event> events, Class<?> kind) {
        return events.stream().map(event -> event.fact().getClass()).toList().indexOf(kind);
    }

    @Test
    void an_untouched_log_diverges_nowhere() {
        assertEquals(Optional.empty(), audited(log()));
    }

    @Test
    void a_changed_declaration_is_found_where_it_first_matters() {
        changed(
                ActionsDeclared.class,
                _ -> new ActionsDeclared(
                        List.of(new Action.Dodge(Optional.empty(), Optional.empty(), Optional.empty())),
                        Optional.empty()),
                DefenceRolled.class);
    }

    @Test
    void a_changed_face_hit_location_damage_wound_or_round_of_ammunition_is_found() {
        changed(
                AttackRolled.class,
                it -> new AttackRolled(
                        it.action(),
                        it.weapon(),
                        it.target(),
                        it.skill(),
                        it.skillId(),
                        2,
                        it.difficulty(),
                        it.total(),
                        it.success(),
                        it.successLevel(),
                        it.spray()),
                AttackRolled.class);
        changed(
                AttackHit.class,
                it -> new AttackHit("carl", it.action(), it.location(), false, it.bullet()),
                AttackHit.class);
        changed(LocationRolled.class, _ -> new LocationRolled(1, Location.LEFT_LEG), LocationRolled.class);
        changed(LocationRolled.class, _ -> new LocationRolled(11, Location.RIGHT_LEG), LocationRolled.class);
        changed(DamageRolled.class, it -> new DamageRolled(it.dice(), 1, 0, it.damage() + 1), DamageRolled.class);
        changed(DamageRolled.class, _ -> new DamageRolled(List.of(4), 0, 0, 3), DamageRolled.class);
        changed(
                WoundInflicted.class,
                it -> new WoundInflicted(it.location(), WoundLevel.MINOR, 1, 1),
                WoundInflicted.class);
        changed(AmmunitionSpent.class, it -> new AmmunitionSpent(it.weapon(), 2, 13), AmmunitionSpent.class);
        changed(
                DefenceRolled.class,
                it -> new DefenceRolled(
                        it.kind(),
                        it.attacker(),
                        it.action(),
                        it.skill(),
                        it.skillId(),
                        9,
                        it.difficulty(),
                        it.total(),
                        it.success()),
                DefenceRolled.class);
    }

    @Test
    void changed_time_and_treatments_are_found() {
        changed(TimeAdvanced.class, _ -> new TimeAdvanced(3_600), TimeAdvanced.class);
        changed(
                TimeGranted.class,
                it -> new TimeGranted(it.minutes(), it.hours(), Optional.of(2), it.rest(), it.treatments()),
                TimeAdvanced.class);
        changed(WoundTreated.class, it -> new WoundTreated(it.wound(), false, it.healer()), WoundTreated.class);
    }

    @Test
    void what_no_command_can_begin_is_found() {
        var events = new ArrayList<>(log());
        int end = events.size();
        events.add(new Event(1, 10, Optional.of("bot"), new RegainedConsciousness()));

        assertEquals(
                Optional.of(new Divergence(end, Optional.empty(), Optional.of(events.getLast()))), audited(events));
    }

    @Test
    void a_missing_end_of_a_beat_is_found_with_what_was_expected() {
        var events = log();
        int stopped = indexOf(events, AttackStopped.class);

        assertEquals(
                Optional.of(new Divergence(stopped, Optional.of(events.get(stopped)), Optional.empty())),
                audited(events.subList(0, stopped)));
    }

    @Test
    void a_log_may_end_between_any_two_beats() {
        var events = log();

        assertEquals(Optional.empty(), audited(events.subList(0, indexOf(events, RoundStarted.class) + 1)));
        assertEquals(Optional.empty(), audited(events.subList(0, indexOf(events, AttackStopped.class) + 1)));
    }
}
