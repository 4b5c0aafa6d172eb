package asalto.arena.api;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What bodies look like, for the description of the API. They are read as forms, so that every fault has its place. */
final class Bodies {

    private Bodies() {}

    @Schema(name = "Opening", additionalProperties = Schema.False.class)
    record Opening(
            @Schema(required = true, minLength = 1, maxLength = 200)
            String name,

            @Schema(required = true) Ruleset ruleset,

            @Schema(description = "rows of a scenario's combatants")
            List<Map<String, Object>> combatants,

            @Schema(type = SchemaType.OBJECT, description = "a scenario's situation")
            Map<String, Object> situation,

            @Schema(enumeration = {"instant", "real", "slow", "step"})
            String pace) {}

    @Schema(name = "Ruleset")
    record Ruleset(
            @Schema(required = true, examples = "desafio") String id,
            @Schema(type = SchemaType.OBJECT) Map<String, Object> options,
            @Schema(type = SchemaType.OBJECT) Map<String, Object> tables) {}

    @Schema(name = "CombatantRow", type = SchemaType.OBJECT, description = "a row of a scenario's combatants")
    record CombatantRow(
            @Schema(required = true) String id,
            @Schema(required = true) String name) {}

    @Schema(
            name = "SituationChange",
            type = SchemaType.OBJECT,
            description = "what changes from now on: a scenario's rounds[].situation",
            additionalProperties = Schema.False.class)
    record SituationChange(
            List<Map<String, Object>> ranges, List<Map<String, Object>> modifiers, List<Map<String, Object>> set) {}

    @Schema(name = "Declaration", type = SchemaType.OBJECT, description = "what a combatant does in the coming round")
    record Declaration(List<Map<String, Object>> actions, String accumulateOn) {}

    @Schema(
            name = "Ruling",
            type = SchemaType.OBJECT,
            description = "what the director decides; the kind says the other fields")
    record Ruling(
            @Schema(required = true) String kind,

            @Schema(required = true, minLength = 1, maxLength = 500)
            String reason,

            String combatant) {}

    @Schema(
            name = "Orders",
            type = SchemaType.OBJECT,
            description = "standing orders, read from the top; none withdraws them")
    record Orders(@Schema(required = true) List<Order> orders) {}

    @Schema(name = "Order", type = SchemaType.OBJECT)
    record Order(
            @Schema(type = SchemaType.OBJECT, description = "what has to be so; left out: always")
            Map<String, Object> when,

            @Schema(required = true) Declaration choose) {}

    @Schema(name = "Considered", type = SchemaType.OBJECT, description = "a declaration that is only considered")
    record Considered(
            @Schema(required = true) String combatant,
            @Schema(required = true) List<Map<String, Object>> actions,
            String accumulateOn,

            @Schema(description = "whose sheets the asker knows; left out: all, as a director does")
            List<String> knows) {}

    @Schema(name = "RoundStart", additionalProperties = Schema.False.class)
    record RoundStart(
            @Schema(enumeration = {"instant", "real", "slow", "step"})
            String pace,

            @Schema(description = "natural results of the whole round, in the order of the rule book")
            List<Integer> dice) {}

    @Schema(name = "TimePassing", type = SchemaType.OBJECT, description = "a scenario's rounds[].advance")
    record TimePassing(
            Integer minutes,
            Integer hours,
            Integer days,
            Boolean rest,
            List<Map<String, Object>> treatments,
            List<Integer> dice) {}

    @Schema(name = "Empty", type = SchemaType.OBJECT, additionalProperties = Schema.False.class)
    record Empty() {}

    @Schema(name = "SuppliedRules", type = SchemaType.OBJECT)
    record SuppliedRules(
            String system,
            String rules,

            @Schema(description = "the digest of the tables, SHA-256")
            String suppliedTables,

            @Schema(type = SchemaType.OBJECT) Map<String, Object> options,
            @Schema(type = SchemaType.OBJECT) Map<String, Object> tables) {}

    @Schema(name = "Audit", type = SchemaType.OBJECT)
    record Audit(
            String encounter,

            @Schema(enumeration = {"intact", "divergent", "incomplete"})
            String verdict,

            long events,
            String head,
            List<Map<String, Object>> checks,
            @Schema(type = SchemaType.OBJECT) Map<String, Object> divergence) {}

    @Schema(name = "Recorded", type = SchemaType.OBJECT)
    record Recorded(String encounter, long events, long last, long position, long waiting, long refused) {}
}
