package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Command;
import asalto.rules.desafio.DesafioFact.OrdersWeighed;
import asalto.rules.form.Form;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Why an ordered action cannot be begun as things stand before the round; the order is passed over, and the log says why. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class HindranceTest {

    private static final String SWORD = "broadsword";
    private static final String PISTOL = "semi-auto-pistol";

    /** Ana has sword and pistol in her hands, and a dagger with her. */
    private static Desk duel() {
        return Desk.with(
                Sheet.agility("ana", 7)
                        .skill("medicine", 5)
                        .weapon(SWORD)
                        .weapon(PISTOL)
                        .weapon("dagger"),
                Sheet.agility("bot", 5).weapon(SWORD));
    }

    private static Desk ruled(Desk desk, String who, String kind, Object... more) {
        var ruling = Wrote.with(Wrote.fields("kind", kind, "reason", "the cat", "combatant", who), more);
        return desk.done(new Command.Rule(ruling));
    }

    private static Desk put(Desk desk, String weapon, String place) {
        return ruled(desk, "ana", "weapon", "weapon", weapon, "place", place);
    }

    private static Desk dead(Desk desk) {
        return ruled(desk, "bot", "death");
    }

    private static Desk hurt(Desk desk) {
        return ruled(desk, "bot", "wound", "location", "left-leg", "level", "serious");
    }

    /** What becomes of the only order of ana. */
    private static String ordered(Desk desk, Form... actions) {
        desk.orders("ana", Wrote.fields("choose", Wrote.fields("actions", Wrote.items((Object[]) actions))));
        desk.done(new Command.StartRound());
        return Told.line(desk.events().stream()
                        .filter(event -> event.fact() instanceof OrdersWeighed)
                        .toList()
                        .getLast())
                .replace("0 ana weighs 1 ", "");
    }

    @Test
    void nobody_aims_or_shoots_at_the_dead_or_treats_them() {
        assertEquals("not-legal 1 target-down", ordered(dead(duel()), aim(PISTOL, "bot")));
        assertEquals("not-legal 1 target-down", ordered(dead(duel()), shoot(PISTOL, "bot")));
        assertEquals("not-legal 1 target-down", ordered(dead(hurt(duel())), treat("bot", 1)));
    }

    @Test
    void a_shot_reaches_as_far_as_its_long_range_and_no_metre_farther() {
        assertEquals("fired", ordered(duel().metres("ana", "bot", 1), shoot(PISTOL, "bot")));
        assertEquals("fired", ordered(duel().metres("ana", "bot", 50), shoot(PISTOL, "bot")));
        assertEquals("not-legal 1 beyond-range", ordered(duel().metres("bot", "ana", 51), shoot(PISTOL, "bot")));
    }

    @Test
    void a_weapon_that_is_drawn_this_round_needs_to_be_there_and_a_free_hand() {
        var quick = attack("dagger", "bot", "drawnThisRound", true);

        assertEquals("not-legal 1 weapon-not-held", ordered(duel(), quick));
        assertEquals("fired", ordered(put(duel(), PISTOL, "carried"), quick));
        assertEquals("not-legal 1 weapon-not-held", ordered(put(duel(), PISTOL, "carried"), attack("dagger", "bot")));
        var lying = put(put(duel(), PISTOL, "carried"), "dagger", "ground");
        assertEquals("not-legal 1 weapon-not-held", ordered(lying, quick));
    }

    @Test
    void what_lies_there_is_picked_up_and_what_is_carried_is_drawn() {
        var free = put(duel(), PISTOL, "ground");

        assertEquals("not-legal 1 weapon-not-held", ordered(free, handle("draw", PISTOL)));
        assertEquals("fired", ordered(put(duel(), PISTOL, "ground"), handle("pickUp", PISTOL)));
        assertEquals(
                "not-legal 1 weapon-not-held", ordered(put(duel(), PISTOL, "carried"), handle("pickUp", "dagger")));
        assertEquals("fired", ordered(put(duel(), PISTOL, "carried"), handle("draw", "dagger")));
    }

    @Test
    void only_what_is_in_hand_is_stowed_or_let_go() {
        assertEquals("fired", ordered(duel(), handle("stow", SWORD)));
        assertEquals("not-legal 1 no-need", ordered(duel(), handle("stow", "dagger")));
        assertEquals("not-legal 1 weapon-not-held", ordered(put(duel(), SWORD, "ground"), handle("stow", SWORD)));
        assertEquals("not-legal 1 no-need", ordered(duel(), handle("drop", "dagger")));
    }

    @Test
    void only_a_wound_that_is_there_and_not_yet_treated_is_treated() {
        assertEquals("not-legal 1 no-wound", ordered(duel(), treat("bot", 1)));
        assertEquals("fired", ordered(hurt(duel()), treat("bot", 1)));
        assertEquals("not-legal 1 no-wound", ordered(hurt(duel()), treat("bot", 2)));
    }

    @Test
    void a_wound_that_was_treated_is_not_treated_again_and_whoever_is_in_shock_is() {
        var nursed = Desk.with(Sheet.agility("ana", 7).skill("medicine", 9), Sheet.agility("bot", 5))
                .rule("kind", "wound", "reason", "x", "combatant", "bot", "location", "left-leg", "level", "serious")
                .declare("ana", treat("bot", 1))
                .rolling(2)
                .round();
        assertEquals("not-legal 1 no-wound", ordered(nursed, treat("bot", 1)));

        assertEquals("not-legal 1 no-wound", ordered(duel(), treat("bot", "shock")));
        var shocked = duel();
        for (var place : new String[] {"left-leg", "right-leg", "left-arm"}) {
            ruled(shocked, "bot", "wound", "location", place, "level", "serious");
        }
        assertEquals("fired", ordered(shocked, treat("bot", "shock")));
    }

    @Test
    void nobody_strives_with_whoever_cannot_act_and_a_test_or_a_dodge_is_always_possible() {
        var oppose = Wrote.fields("kind", "oppose", "skill", "climb", "against", "bot", "theirSkill", "climb");

        assertEquals("fired", ordered(duel(), oppose));
        assertEquals("not-legal 1 target-down", ordered(ruled(duel(), "bot", "faint"), oppose));
        assertEquals("fired", ordered(duel(), test("climb", 0)));
        assertEquals("fired", ordered(duel(), dodge()));
    }
}
