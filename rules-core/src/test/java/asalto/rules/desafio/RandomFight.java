package asalto.rules.desafio;

import static asalto.rules.desafio.Wrote.fields;
import static asalto.rules.desafio.Wrote.items;

import asalto.rules.Command;
import asalto.rules.Decision;
import asalto.rules.Dice;
import asalto.rules.Encounter;
import asalto.rules.Event;
import asalto.rules.Roll;
import asalto.rules.form.Form;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** A fight that a seed tells: anybody with anything, declaring whatever is not refused. */
final class RandomFight implements Dice {

    private static final List<String> MODELS =
            List.copyOf(Forms.supplied().weapons().keySet());
    private static final List<String> PLACES =
            List.of("right-leg", "left-leg", "right-arm", "left-arm", "abdomen", "chest", "head");

    private final SplittableRandom random;
    private final List<Roll> thrown = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private final SortedMap<Integer, Encounter> after = new TreeMap<>();
    private Encounter encounter;

    RandomFight(long seed) {
        this.random = new SplittableRandom(seed);
        var options = fields(
                "parryReadiness", any("own-tenth", "after-previous-action"),
                "successLevelFloor", any("none", "zero"),
                "sprayModifier", any("flat", "cumulative"));
        var combatants = new ArrayList<Form>();
        for (int i = 0; i < 2 + random.nextInt(4); i++) {
            combatants.add(combatant("c" + i));
        }
        var opening = fields("ruleset", fields("id", "desafio", "options", options), "combatants", combatants);
        var opened = (Decision.Accepted) Desk.RULES.open(opening);
        events.addAll(opened.events());
        encounter = Desk.RULES.fold(events);
    }

    @Override
    public int roll(int sides, String roller) {
        int face = 1 + random.nextInt(sides);
        thrown.add(new Roll(roller, face));
        return face;
    }

    /** Some rounds, with the director's word before and time after them. */
    void play(int rounds) {
        for (int round = 1; round <= rounds; round++) {
            if (random.nextInt(3) == 0) {
                decide(new Command.ChangeSituation(situation()));
            }
            for (var fighter : fight().fighters()) {
                decide(new Command.Declare(fields("combatant", fighter.id(), "actions", actions(fighter))));
            }
            decide(new Command.StartRound());
            for (int beat = 1; encounter.phase() == Encounter.Phase.PLAYING; beat++) {
                decide(new Command.PlayBeat(beat));
            }
            if (random.nextInt(3) == 0) {
                decide(new Command.Advance(time()));
            }
        }
    }

    private void decide(Command command) {
        var played = encounter.play(command, this);
        encounter = played.then();
        if (played.decision() instanceof Decision.Accepted(var happened)) {
            events.addAll(happened);
            after.put(events.size(), encounter);
        }
    }

    Fight fight() {
        return (Fight) encounter;
    }

    List<Event> events() {
        return List.copyOf(events);
    }

    /** The encounter as it was after so many events, wherever a command ended. */
    SortedMap<Integer, Encounter> after() {
        return Collections.unmodifiableSortedMap(after);
    }

    List<Roll> thrown() {
        return List.copyOf(thrown);
    }

    // ---- what anybody might be and do

    private Form combatant(String id) {
        var skills = new ArrayList<Object>();
        for (var skill : Forms.supplied().skills().keySet()) {
            Collections.addAll(skills, skill, 5 + random.nextInt(6));
        }
        var weapons = new ArrayList<Form>();
        weapons.add(fields("id", "fist", "model", "fist"));
        for (int i = 0; i < 1 + random.nextInt(3); i++) {
            weapons.add(fields("id", "w" + i, "model", any(MODELS)));
        }
        return fields(
                "id", id,
                "attributes",
                        fields(
                                "strength",
                                attribute(),
                                "agility",
                                attribute(),
                                "endurance",
                                attribute(),
                                "size",
                                attribute()),
                "skills", fields(skills.toArray()),
                "weapons", weapons,
                "armour", fields(any(PLACES), random.nextInt(5)),
                "cover", any("none", "none", "partial", "hidden"),
                "moving", random.nextInt(4) == 0);
    }

    private int attribute() {
        return 1 + random.nextInt(10);
    }

    /** Counted actions until one is refused for the limits of the round; or something that fills it. */
    private Form actions(Fighter fighter) {
        if (random.nextInt(4) == 0) {
            return items(whole(fighter));
        }
        var sound = new ArrayList<Object>();
        for (int tries = 0; tries < 5; tries++) {
            var longer = new ArrayList<Object>(sound);
            longer.add(counted(fighter));
            if (encounter.decide(new Command.Declare(declaration(fighter, longer)), this)
                    instanceof Decision.Accepted) {
                sound.addAll(longer.subList(sound.size(), longer.size()));
            }
        }
        return items(sound.toArray());
    }

    private static Form declaration(Fighter fighter, List<Object> actions) {
        return fields("combatant", fighter.id(), "actions", items(actions.toArray()));
    }

    private Form counted(Fighter fighter) {
        var weapon = any(fighter.gear().pieces());
        var target = opponent(fighter);
        return switch (random.nextInt(6)) {
            case 0 -> fields("kind", "dodge");
            case 1 -> fields("kind", "parry", "weapon", weapon.id());
            case 2 -> fields("kind", "parry", "weapon", weapon.id(), "against", fields("attacker", target));
            case 3 -> fields("kind", "move", "metres", 1);
            default -> strikeOrShot(weapon, target);
        };
    }

    private Form strikeOrShot(Piece weapon, String target) {
        var kind = weapon.row().shoots() ? "shoot" : "attack";
        var form = fields("kind", kind, "weapon", weapon.id(), "target", target);
        if (random.nextInt(3) == 0) {
            form = Wrote.with(form, "calledShot", any(PLACES));
        }
        if (random.nextInt(5) == 0) {
            form = Wrote.with(form, "from", any("behind", "surprise"));
        }
        if (weapon.row().isFirearm() && random.nextBoolean()) {
            form = Wrote.with(form, "mode", any("single", "burst", "sustained"));
        }
        return weapon.row().natural() ? form : drawn(form);
    }

    private Form drawn(Form form) {
        return random.nextInt(4) == 0 ? Wrote.with(form, "drawnThisRound", true) : form;
    }

    private Form whole(Fighter fighter) {
        var lying = fighter.gear().pieces().stream().filter(Piece::onGround).toList();
        if (!lying.isEmpty() && random.nextBoolean()) {
            return fields("kind", "pickUp", "weapon", any(lying).id());
        }
        var weapon = any(fighter.gear().pieces()).id();
        return switch (random.nextInt(8)) {
            case 0 -> fields("kind", "standUp");
            case 1 -> fields("kind", "treat", "patient", anybody(), "wound", 1 + random.nextInt(2));
            case 2 -> fields("kind", "treat", "patient", anybody(), "wound", "shock");
            case 3 -> fields("kind", "oppose", "skill", "climb", "against", opponent(fighter), "theirSkill", "dodge");
            case 4 -> fields("kind", "aim", "weapon", weapon, "target", opponent(fighter));
            case 5 -> fields("kind", "reload", "weapon", weapon);
            default -> fields("kind", any("draw", "pickUp", "stow", "drop"), "weapon", weapon);
        };
    }

    private Form situation() {
        var change = fields(
                "combatant", anybody(),
                "posture", any("standing", "prone"),
                "cover", any("none", "partial", "total"),
                "storey", random.nextInt(3));
        return fields("set", items(change));
    }

    private Form time() {
        var treatment = fields("healer", anybody(), "patient", anybody(), "wound", 1 + random.nextInt(3));
        return fields(
                any("minutes", "days", "days"),
                1 + random.nextInt(80),
                "rest",
                random.nextInt(4) > 0,
                "treatments",
                items(treatment));
    }

    private String anybody() {
        return any(fight().fighters()).id();
    }

    private String opponent(Fighter fighter) {
        return any(fight().fighters().stream().filter(other -> other != fighter).toList())
                .id();
    }

    private String any(String... choices) {
        return any(List.of(choices));
    }

    private <T> T any(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
