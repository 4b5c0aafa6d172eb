package asalto.rules.desafio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.rules.Asker;
import asalto.rules.Command;
import asalto.rules.Event;
import asalto.rules.Fraction;
import asalto.rules.desafio.DesafioFact.ActionForfeited;
import asalto.rules.desafio.DesafioFact.AttackHit;
import asalto.rules.desafio.DesafioFact.AttackRolled;
import asalto.rules.desafio.DesafioFact.DefenceRolled;
import asalto.rules.desafio.DesafioFact.FeintMade;
import asalto.rules.desafio.DesafioFact.WoundInflicted;
import asalto.rules.form.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** The odds followed through are those of all faces of all dice: small rounds that a seed tells, played to the end of each. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class OddsByEveryFaceTest {

    private static final int PLANS = 200;
    private static final int MOST = 2_500;
    private static final List<String> PLACES =
            List.of("right-leg", "left-leg", "right-arm", "left-arm", "abdomen", "chest", "head");

    private SplittableRandom random = new SplittableRandom(1);

    @Test
    void followed_through_they_are_those_of_every_face_of_every_die() {
        int compared = 0;
        int wounded = 0;
        for (long seed = 1; compared < PLANS; seed++) {
            random = new SplittableRandom(seed);
            if (compare(seed)) {
                compared++;
                wounded += afflicted;
            }
            assertTrue(seed < 50 * PLANS, "too few plans are small enough: " + compared);
        }
        assertTrue(wounded > PLANS / 3, "too few plans hurt anybody: " + wounded);
    }

    private int afflicted;

    private boolean compare(long seed) {
        var desk = Desk.with(sheet("yo"), sheet("otro"), sheet("tercero"));
        desk.metres("yo", "otro", 1 + random.nextInt(9));
        if (random.nextBoolean()) {
            desk.declare("otro", deeds("yo", 1));
        }
        if (random.nextInt(3) == 0) {
            desk.declare("tercero", deeds("otro", 1));
        }
        var draft = Wrote.fields("combatant", "yo", "actions", Wrote.items((Object[]) deeds("otro", 2)));
        var declared = new asalto.rules.Resolution(desk.fight());
        if (declared.play(new Command.Declare(draft), NONE) instanceof asalto.rules.Decision.Refused) {
            return false;
        }
        EveryFace faces;
        try {
            faces = new EveryFace((Fight) declared.encounter(), MOST);
        } catch (EveryFace.TooLarge _) {
            return false;
        }
        var odds = (Odds)
                ((asalto.rules.form.Reading.Sound<?>) desk.fight().odds(draft, new Asker.Director(), NONE)).value();
        assertEquals(Odds.Method.EXACT, odds.followedThrough().orElseThrow().method());
        same(seed, odds.followedThrough().orElseThrow(), faces);
        return true;
    }

    private static final asalto.rules.Dice NONE = (sides, roller) -> {
        throw new AssertionError("no dice are thrown");
    };

    private void same(long seed, Odds.FollowedThrough odds, EveryFace faces) {
        assertEquals(
                faces.told(told -> of(told, "yo", AttackRolled.class, AttackRolled::success) || lands(told, 0)),
                odds.atLeastOneHit(),
                "hit, seed " + seed);
        assertEquals(faces.told(told -> lands(told, 0)), odds.atLeastOneLands(), "lands, seed " + seed);
        assertEquals(
                faces.after(after -> after.fighter("yo").body().canAct()), odds.standing(), "standing, seed " + seed);
        for (var action : odds.actions()) {
            same(seed + " action " + action.action(), action, faces);
        }
        for (var dealt : odds.dealt()) {
            wounds("dealt, seed " + seed, dealt.wounds(), faces, told -> worst(told, dealt.target(), true));
        }
        wounds("taken, seed " + seed, odds.taken(), faces, told -> worst(told, "yo", false));
        afflicted =
                odds.dealt().stream().anyMatch(dealt -> !dealt.wounds().none().equals(Fraction.ALWAYS)) ? 1 : 0;
    }

    private static void same(String where, Odds.Action action, EveryFace faces) {
        int position = action.action();
        assertEquals(
                faces.told(told -> !of(
                                told,
                                "yo",
                                ActionForfeited.class,
                                it -> it.action().equals(Optional.of(position)))
                        && !of(told, "yo", FeintMade.class, it -> it.action().equals(Optional.of(position)))),
                action.acts(),
                where + " acts");
        assertEquals(faces.told(told -> lands(told, position)), action.lands(), where + " lands");
        assertEquals(
                faces.told(told -> of(told, "yo", DefenceRolled.class, it -> it.action() == position && it.success())),
                action.stops(),
                where + " stops");
        for (var bullets : action.bullets()) {
            assertEquals(
                    faces.told(told -> bullets(told, position) == bullets.bullets()),
                    bullets.chance(),
                    where + " bullets " + bullets.bullets());
        }
    }

    private static void wounds(
            String where,
            Odds.Wounds wounds,
            EveryFace faces,
            java.util.function.Function<List<Event>, Optional<WoundLevel>> worst) {
        var levels = List.of(wounds.minor(), wounds.serious(), wounds.disabled(), wounds.destroyed());
        for (var level : WoundLevel.values()) {
            assertEquals(
                    faces.told(told -> worst.apply(told).equals(Optional.of(level))),
                    levels.get(level.ordinal()),
                    where + " " + level.id());
        }
        assertEquals(faces.told(told -> worst.apply(told).isEmpty()), wounds.none(), where + " none");
    }

    // ---- what events tell, read without the odds

    private static <F> boolean of(List<Event> told, String actor, Class<F> kind, Predicate<F> so) {
        return told.stream()
                .filter(event -> event.actor().equals(Optional.of(actor)))
                .map(Event::fact)
                .filter(kind::isInstance)
                .map(kind::cast)
                .anyMatch(so);
    }

    /** @param action 0 for any */
    private static boolean lands(List<Event> told, int action) {
        return of(told, "yo", AttackHit.class, hit -> action == 0 || hit.action() == action);
    }

    private static int bullets(List<Event> told, int action) {
        return (int) told.stream()
                .filter(event -> event.actor().equals(Optional.of("yo")))
                .filter(event -> event.fact() instanceof AttackHit hit && hit.action() == action)
                .count();
    }

    /** @param his whether only those that the asker dealt count */
    private static Optional<WoundLevel> worst(List<Event> told, String who, boolean his) {
        Optional<WoundLevel> worst = Optional.empty();
        String hitter = "";
        for (var event : told) {
            if (event.fact() instanceof AttackHit) {
                hitter = event.actor().orElseThrow();
            }
            if (event.fact() instanceof WoundInflicted wound
                    && event.actor().equals(Optional.of(who))
                    && (!his || hitter.equals("yo"))
                    && worst.filter(level -> level.compareTo(wound.level()) >= 0)
                            .isEmpty()) {
                worst = Optional.of(wound.level());
            }
        }
        return worst;
    }

    // ---- small plans

    private Sheet sheet(String id) {
        return Sheet.of(id, 5, 1 + random.nextInt(5), 1 + random.nextInt(4), 1 + random.nextInt(3))
                .skill("daggers", 2 + random.nextInt(7))
                .skill("throwing", 2 + random.nextInt(7))
                .skill("blowguns", 3 + random.nextInt(7))
                .skill("automatic-rifles", 3 + random.nextInt(4))
                .skill("dodge", 2 + random.nextInt(7))
                .with("armour", Wrote.fields(PLACES.get(random.nextInt(7)), random.nextInt(3)))
                .weapon("dagger")
                .weapon("throwing-knife")
                .weapon(smg());
    }

    /** Not too many bullets, with dice of two sides; drawn when it is used. */
    private static Form smg() {
        return Wrote.with(
                Wrote.fields("id", "smg", "skill", "automatic-rifles", "hands", 1, "damage", "1d2", "kind", "piercing"),
                "modes",
                Wrote.fields("single", 1, "burst", 2, "sustained", 6),
                "magazine",
                3,
                "ranges",
                Wrote.items(2, 5, 100));
    }

    private Form[] deeds(String target, int most) {
        var deeds = new ArrayList<Form>();
        for (int i = 0; i < 1 + random.nextInt(most); i++) {
            deeds.add(deed(target));
        }
        return deeds.toArray(Form[]::new);
    }

    private Form deed(String target) {
        var called = PLACES.get(random.nextInt(7));
        return switch (random.nextInt(8)) {
            case 0 -> Deeds.dodge();
            case 1 -> Deeds.parry("dagger");
            case 2 -> Deeds.shoot("throwing-knife", target, "calledShot", called);
            case 3 -> Deeds.attack("dagger", target, "calledShot", called);
            case 4 -> Deeds.attack("dagger", target, "from", "behind", "calledShot", called);
            case 5 -> Deeds.attack("dagger", target);
            default -> Deeds.shoot("smg", target, "drawnThisRound", true, "calledShot", called, "mode", "burst");
        };
    }
}
