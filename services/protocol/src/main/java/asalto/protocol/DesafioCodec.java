package asalto.protocol;

import static asalto.protocol.Fields.none;

import asalto.rules.Event;
import asalto.rules.desafio.DesafioFact;
import java.util.List;

/** How every fact of Desafío is written. The classes of the fields are those of the rule book's §15, Visibility. */
public final class DesafioCodec {

    private static final Fields WEAPON = none().result("weapon");

    private static final Fields TEST = none().result("skillId", "success")
            .roll("roll", "difficulty", "total")
            .sheet("skill", "successLevel");

    private static final Fields COMBATANT = none().result(
                    "id", "name", "side", "npc", "posture", "mounted", "moving", "cover", "storey")
            .sheet("attributes", "skills", "weapons", "armour");

    /** Of every kind of ruling: what is asked of the sheet stays with its owner. */
    private static final Fields RULING = none().result(
                    "kind", "action", "value", "roll", "location", "level", "damage", "avoided", "wound", "weapon")
            .result("posture", "place")
            .roll("dice")
            .sheet("attribute", "to", "left");

    private static final EventCodec CODEC = new EventCodec(
            List.of(
                    shape(
                            DesafioFact.EncounterOpened.class,
                            "EncounterOpened",
                            none().result("system", "rules", "suppliedTables", "ruleset", "situation")),
                    shape(DesafioFact.CombatantSeated.class, "CombatantSeated", none().nested("combatant", COMBATANT)),
                    shape(DesafioFact.EncounterClosed.class, "EncounterClosed", none()),
                    shape(DesafioFact.OrdersGiven.class, "OrdersGiven", none().sheet("orders")),
                    shape(DesafioFact.OrdersWeighed.class, "OrdersWeighed", none().sheet("orders")),
                    shape(
                            DesafioFact.RulingMade.class,
                            "RulingMade",
                            none().nested("ruling", RULING).result("reason", "supersedes")),
                    shape(
                            DesafioFact.SituationChanged.class,
                            "SituationChanged",
                            none().result("ranges", "modifiers", "set")),
                    shape(
                            DesafioFact.ActionsDeclared.class,
                            "ActionsDeclared",
                            none().result("actions", "accumulateOn")),
                    shape(DesafioFact.RoundStarted.class, "RoundStarted", none()),
                    shape(DesafioFact.RoundEnded.class, "RoundEnded", none()),
                    shape(
                            DesafioFact.AttackRolled.class,
                            "AttackRolled",
                            none().result("action", "weapon", "target", "skillId", "success", "spray")
                                    .roll("roll", "difficulty", "total")
                                    .sheet("skill", "successLevel")),
                    shape(
                            DesafioFact.CriticalRolled.class,
                            "CriticalRolled",
                            none().result("confirmed").roll("roll").sheet("skill")),
                    shape(
                            DesafioFact.DefenceRolled.class,
                            "DefenceRolled",
                            none().result("kind", "attacker", "action", "skillId", "success")
                                    .roll("roll", "difficulty", "total")
                                    .sheet("skill")),
                    shape(DesafioFact.AttackMissed.class, "AttackMissed", none().result("target", "action")),
                    shape(DesafioFact.AttackStopped.class, "AttackStopped", none().result("target", "action", "by")),
                    shape(
                            DesafioFact.BulletsRolled.class,
                            "BulletsRolled",
                            none().result("spray", "bullets").roll("roll")),
                    shape(
                            DesafioFact.LocationRolled.class,
                            "LocationRolled",
                            none().result("location").roll("roll")),
                    shape(
                            DesafioFact.AttackHit.class,
                            "AttackHit",
                            none().result("target", "action", "location", "critical", "bullet")),
                    shape(
                            DesafioFact.DamageRolled.class,
                            "DamageRolled",
                            none().result("damage").roll("dice").sheet("modifier", "armour")),
                    shape(
                            DesafioFact.WoundInflicted.class,
                            "WoundInflicted",
                            none().result("location", "level", "penalty", "wound")),
                    shape(
                            DesafioFact.EnduranceRolled.class,
                            "EnduranceRolled",
                            none().result("success").roll("roll").sheet("endurance")),
                    shape(
                            DesafioFact.ActionForfeited.class,
                            "ActionForfeited",
                            none().result("action", "reason", "spray").nullable("action")),
                    shape(
                            DesafioFact.FeintMade.class,
                            "FeintMade",
                            none().result("action", "reason", "spray").nullable("action")),
                    shape(
                            DesafioFact.AmmunitionSpent.class,
                            "AmmunitionSpent",
                            none().result("weapon", "spent").sheet("left")),
                    shape(DesafioFact.WeaponDropped.class, "WeaponDropped", WEAPON),
                    shape(DesafioFact.WeaponDrawn.class, "WeaponDrawn", WEAPON),
                    shape(DesafioFact.WeaponPickedUp.class, "WeaponPickedUp", WEAPON),
                    shape(DesafioFact.WeaponStowed.class, "WeaponStowed", WEAPON),
                    shape(DesafioFact.WeaponReloaded.class, "WeaponReloaded", WEAPON.sheet("left")),
                    shape(DesafioFact.AimTaken.class, "AimTaken", WEAPON.result("target", "rounds")),
                    shape(DesafioFact.FellProne.class, "FellProne", none()),
                    shape(DesafioFact.StoodUp.class, "StoodUp", none()),
                    shape(DesafioFact.Moved.class, "Moved", none().result("metres")),
                    shape(DesafioFact.LostConsciousness.class, "LostConsciousness", none().result("cause")),
                    shape(DesafioFact.RegainedConsciousness.class, "RegainedConsciousness", none()),
                    shape(DesafioFact.Died.class, "Died", none().result("cause")),
                    shape(DesafioFact.TestRolled.class, "TestRolled", TEST.nullable("roll", "total", "successLevel")),
                    shape(
                            DesafioFact.OpposedTestRolled.class,
                            "OpposedTestRolled",
                            TEST.result("against", "winner")
                                    .nested("theirs", TEST)
                                    .nullable("winner")),
                    shape(
                            DesafioFact.TimeGranted.class,
                            "TimeGranted",
                            none().result("minutes", "hours", "days", "rest", "treatments")),
                    shape(DesafioFact.TimeAdvanced.class, "TimeAdvanced", none().result("seconds")),
                    shape(DesafioFact.WoundTreated.class, "WoundTreated", none().result("wound", "success", "healer")),
                    shape(DesafioFact.WoundHealed.class, "WoundHealed", none().result("wound", "success")),
                    shape(DesafioFact.AttributeLost.class, "AttributeLost", none().sheet("attribute", "value"))),
            List.of());

    private DesafioCodec() {}

    public static EventCodec codec() {
        return CODEC;
    }

    private static FactShape shape(Class<? extends Event.Fact> fact, String type, Fields fields) {
        return new FactShape(fact, type, 1, fields);
    }
}
