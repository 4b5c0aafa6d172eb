package asalto.rules.desafio;

import java.math.BigDecimal;
import java.util.List;
import java.util.SequencedMap;

/** The figures that a campaign may replace, each table as a whole. Tables T-1, T-2, T-5, T-6, T-7. Validated when read. */
public record Tables(
        List<DamageModifier> damageModifier,
        List<HitLocation> hitLocation,
        WoundFactors woundLevel,
        SequencedMap<String, WeaponRow> weapons,
        SequencedMap<String, Skill> skills) {

    /** Table T-1: the damage modifier of a span of Strength; the spans cover 1..10 once each. */
    public record DamageModifier(int from, int to, int modifier) {}

    /** Table T-2: the location of a span of the d10; the spans cover 1..10 once each. */
    public record HitLocation(int from, int to, Location location) {}

    /** Table T-5: the factors of Size from which damage is serious, disabling, destroying. Positive, not falling. */
    public record WoundFactors(BigDecimal serious, BigDecimal disabled, BigDecimal destroyed) {}

    /**
     * Table T-7: a skill.
     *
     * @param innate everybody has at least 1 of it (Rule D-03)
     * @param attributes that give its base (Rules D-04, D-05); perhaps none
     */
    public record Skill(boolean innate, List<Attribute> attributes) {}
}
