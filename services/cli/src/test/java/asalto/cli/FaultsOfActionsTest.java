package asalto.cli;

import static asalto.cli.Scenarios.ofActions;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract's faults of single actions. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class FaultsOfActionsTest {

    /** An action with single quotes for double ones, and the one fault of it, below the action. */
    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            {}                                                          | .kind missing-field
            {'kind': 'fly', 'x': 1}                                     | .kind wrong-value
            {'kind': null}                                              | .kind wrong-value
            {'kind': 'dodge', 'kind': 'dodge'}                          | .kind not-allowed
            5                                                           | wrong-value
            {'kind': 'attack', 'target': 'b'}                           | .weapon missing-field
            {'kind': 'attack', 'weapon': 'axe', 'target': 'b'}          | .weapon wrong-value
            {'kind': 'attack', 'weapon': '', 'target': 'b'}             | .weapon wrong-value
            {'kind': 'attack', 'weapon': 'bow', 'target': 'b'}          | .weapon not-allowed
            {'kind': 'attack', 'weapon': 'sword', 'target': 'x'}        | .target unknown-combatant
            {'kind': 'attack', 'weapon': 'sword', 'target': 'a'}        | .target not-allowed
            {'kind': 'attack', 'weapon': 'sword', 'target': 'b', 'calledShot': 'eye'}      | .calledShot wrong-value
            {'kind': 'attack', 'weapon': 'sword', 'target': 'b', 'from': 'above'}          | .from wrong-value
            {'kind': 'attack', 'weapon': 'sword', 'target': 'b', 'offHand': 1}             | .offHand wrong-value
            {'kind': 'attack', 'weapon': 'sword', 'target': 'b', 'ideal': null}            | .ideal wrong-value
            {'kind': 'attack', 'weapon': 'sword', 'target': 'b', 'mode': 'single'}         | .mode unknown-field
            {'kind': 'attack', 'weapon': 'sword', 'target': 'b', 'modifiers': [{'value': 1}]}              | .modifiers[0].reason missing-field
            {'kind': 'attack', 'weapon': 'sword', 'target': 'b', 'modifiers': [{'value': 1, 'reason': ''}]} | .modifiers[0].reason wrong-value
            {'kind': 'attack', 'weapon': 'fist', 'target': 'b', 'drawnThisRound': true}    | .drawnThisRound not-allowed
            {'kind': 'shoot', 'weapon': 'bow', 'target': 'b', 'drawnThisRound': true}      | .drawnThisRound not-allowed
            {'kind': 'shoot', 'weapon': 'bow', 'target': 'b', 'blind': true}               | .blind unknown-field
            {'kind': 'parry', 'weapon': 'javelin'}                      | .weapon not-allowed
            {'kind': 'parry', 'weapon': 'sword', 'against': 'b'}        | .against wrong-value
            {'kind': 'parry', 'weapon': 'sword', 'against': {}}         | .against.attacker missing-field
            {'kind': 'parry', 'weapon': 'sword', 'against': {'attacker': 'a'}}             | .against.attacker not-allowed
            {'kind': 'dodge', 'against': {'attacker': 'x'}}             | .against.attacker unknown-combatant
            {'kind': 'dodge', 'against': {'attacker': 'b', 'ordinal': 0}}                  | .against.ordinal wrong-value
            {'kind': 'dodge', 'weapon': 'sword'}                        | .weapon unknown-field
            {'kind': 'shoot', 'weapon': 'sword', 'target': 'b'}         | .weapon not-allowed
            {'kind': 'shoot', 'weapon': 'smg', 'target': 'b', 'mode': 'auto'}              | .mode wrong-value
            {'kind': 'shoot', 'weapon': 'mg', 'target': 'b', 'mode': 'single'}             | .mode wrong-value
            {'kind': 'shoot', 'weapon': 'bow', 'target': 'b', 'mode': 'burst'}             | .mode wrong-value
            {'kind': 'shoot', 'weapon': 'smg'}                          | not-allowed
            {'kind': 'shoot', 'weapon': 'smg', 'target': 'b', 'targets': [{'target': 'b', 'sprays': 1}]}   | not-allowed
            {'kind': 'shoot', 'weapon': 'smg', 'targets': [{'target': 'b', 'sprays': 1}]}  | .targets not-allowed
            {'kind': 'shoot', 'weapon': 'bow', 'targets': [{'target': 'b', 'sprays': 1}]}  | .targets not-allowed
            {'kind': 'shoot', 'weapon': 'smg', 'mode': 'sustained', 'targets': []}         | .targets not-allowed
            {'kind': 'shoot', 'weapon': 'smg', 'mode': 'sustained', 'targets': [{'target': 'b', 'sprays': 3}]} | .targets not-allowed
            {'kind': 'shoot', 'weapon': 'mg', 'targets': [{'target': 'b', 'sprays': 2147483647}, {'target': 'b', 'sprays': 2147483647}]} | .targets not-allowed
            {'kind': 'shoot', 'weapon': 'mg', 'targets': [{'target': 'b', 'sprays': 0}]}   | .targets[0].sprays wrong-value
            {'kind': 'shoot', 'weapon': 'mg', 'targets': [{'target': 'a', 'sprays': 1}]}   | .targets[0].target not-allowed
            {'kind': 'shoot', 'weapon': 'mg', 'targets': [{'target': 'x', 'sprays': 1}]}   | .targets[0].target unknown-combatant
            {'kind': 'shoot', 'weapon': 'mg', 'targets': null}          | .targets wrong-value
            {'kind': 'aim', 'weapon': 'sword', 'target': 'b'}           | .weapon not-allowed
            {'kind': 'aim', 'weapon': 'bow', 'target': 'a'}             | .target not-allowed
            {'kind': 'reload', 'weapon': 'sword'}                       | .weapon not-allowed
            {'kind': 'reload', 'weapon': 'javelin'}                     | .weapon not-allowed
            {'kind': 'reload', 'weapon': 'bow', 'load': 'half'}         | .load wrong-value
            {'kind': 'draw', 'weapon': 'fist'}                          | .weapon not-allowed
            {'kind': 'pickUp', 'weapon': 'fist'}                        | .weapon not-allowed
            {'kind': 'stow', 'weapon': 'fist'}                          | .weapon not-allowed
            {'kind': 'drop', 'weapon': 'fist'}                          | .weapon not-allowed
            {'kind': 'drop', 'weapon': 'spoon'}                         | .weapon wrong-value
            {'kind': 'move', 'metres': 0}                               | .metres wrong-value
            {'kind': 'move', 'metres': 6}                               | .metres wrong-value
            {'kind': 'standUp', 'metres': 6}                            | .metres unknown-field
            {'kind': 'treat', 'patient': 'b', 'wound': 1}               | not-allowed
            {'kind': 'test'}                                            | not-allowed
            {'kind': 'test', 'skill': 'climb', 'attribute': 'size'}     | not-allowed
            {'kind': 'test', 'skill': 'juggling'}                       | .skill wrong-value
            {'kind': 'test', 'skill': 'mechanics'}                      | .skill not-allowed
            {'kind': 'test', 'attribute': 'wit'}                        | .attribute wrong-value
            {'kind': 'test', 'attribute': 'size', 'difficulty': '1'}    | .difficulty wrong-value
            {'kind': 'oppose', 'skill': 'driving', 'against': 'b', 'theirSkill': 'climb'}  | .skill not-allowed
            {'kind': 'oppose', 'skill': 'climb', 'against': 'b', 'theirSkill': 'driving'}  | .theirSkill not-allowed
            {'kind': 'oppose', 'skill': 'climb', 'against': 'b', 'theirSkill': 'juggling'} | .theirSkill wrong-value
            {'kind': 'oppose', 'skill': 'climb', 'against': 'a', 'theirSkill': 'driving'}  | .against not-allowed
            {'kind': 'oppose', 'skill': 'climb', 'against': 'x', 'theirSkill': 'driving'}  | .against unknown-combatant
            """)
    void one_fault_of(String action, String fault) {
        assertEquals(
                List.of("actions[0]" + (fault.startsWith(".") ? "" : " ") + fault),
                ofActions(action.replace('\'', '"')));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            {'kind': 'attack', 'weapon': 'sword', 'target': 'b', 'calledShot': 'left-arm', 'from': 'behind', 'offHand': true, 'drawnThisRound': true, 'blind': true, 'ideal': true, 'modifiers': [{'value': -3, 'reason': 'r'}]}
            {'kind': 'attack', 'weapon': 'fist', 'target': 'b', 'drawnThisRound': false}
            {'kind': 'parry', 'weapon': 'sword', 'against': {'attacker': 'b', 'ordinal': 1}, 'offHand': true, 'drawnThisRound': true, 'blind': true, 'modifiers': []}
            {'kind': 'dodge', 'against': {'attacker': 'b'}, 'blind': false, 'modifiers': []}
            {'kind': 'shoot', 'weapon': 'bow', 'target': 'b', 'mode': 'single', 'calledShot': 'head', 'from': 'surprise', 'offHand': true, 'modifiers': []}
            {'kind': 'shoot', 'weapon': 'smg', 'mode': 'sustained', 'targets': [{'target': 'b', 'sprays': 2}]}
            {'kind': 'shoot', 'weapon': 'mg', 'target': 'b'}
            {'kind': 'shoot', 'weapon': 'javelin', 'target': 'b', 'drawnThisRound': true}
            {'kind': 'aim', 'weapon': 'javelin', 'target': 'b'}
            {'kind': 'reload', 'weapon': 'bow', 'load': 'one'}
            {'kind': 'draw', 'weapon': 'sword'}
            {'kind': 'move', 'metres': 5}
            {'kind': 'standUp'}
            {'kind': 'test', 'skill': 'climb', 'difficulty': -3}
            {'kind': 'test', 'attribute': 'endurance'}
            {'kind': 'oppose', 'skill': 'climb', 'against': 'b', 'theirSkill': 'dodge', 'difficulty': 1, 'theirDifficulty': -1}
            """)
    void no_fault_of(String action) {
        assertEquals(List.of(), ofActions(action.replace('\'', '"')));
    }

    @Test
    void a_weapon_whose_skill_is_0_cannot_be_used() {
        assertEquals(
                List.of("rounds[0].declarations[0].actions[0].weapon not-allowed"),
                Scenarios.faults(Scenarios.scenario(
                        "{\"id\": \"desafio\"}",
                        "[{\"id\": \"a\", " + Scenarios.ATTRIBUTES
                                + ", \"weapons\": [{\"id\": \"car\", \"skill\": \"driving\","
                                + " \"hands\": 2, \"damage\": \"2d8\", \"kind\": \"blunt\", \"actions\": 1}]}, "
                                + Scenarios.B + "]",
                        ", \"rounds\": [{\"declarations\": [{\"combatant\": \"a\", \"actions\":"
                                + " [{\"kind\": \"attack\", \"weapon\": \"car\", \"target\": \"b\"}]}]}]")));
    }

    @Test
    void who_cannot_dodge_does_not() {
        assertEquals(
                List.of("rounds[0].declarations[0].actions[0].kind not-allowed"),
                Scenarios.faults(Scenarios.scenario(
                        "{\"id\": \"desafio\", \"tables\": {\"weapons\": {}, \"skills\": {"
                                + "\"dodge\": {\"type\": \"knowledge\", \"attributes\": []},"
                                + "\"medicine\": {\"type\": \"knowledge\", \"attributes\": []}}}}",
                        "[" + Scenarios.B + "]",
                        ", \"rounds\": [{\"declarations\": [{\"combatant\": \"b\", \"actions\":"
                                + " [{\"kind\": \"dodge\"}]}]}]")));
    }
}
