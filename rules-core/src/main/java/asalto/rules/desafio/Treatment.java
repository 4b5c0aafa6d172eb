package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.ActionForfeited;
import asalto.rules.desafio.DesafioFact.Feint;
import asalto.rules.desafio.DesafioFact.FeintMade;
import asalto.rules.desafio.DesafioFact.WoundTreated;
import java.util.Optional;

/**
 * A treatment of one wound, or of shock. Rule D-86.
 *
 * @param position of the action; empty between rounds, where Rule D-11 may spare the roll
 */
record Treatment(
        Unfolding unfolding,
        String healer,
        String patient,
        Action.Ailment ailment,
        int difficulty,
        Optional<Integer> position) {

    private static final String MEDICINE = "medicine";

    static Treatment inARound(Unfolding unfolding, String healer, Optional<Integer> position, Action.Treat treat) {
        return new Treatment(
                unfolding,
                healer,
                treat.patient(),
                treat.wound(),
                treat.difficulty().orElse(0),
                position);
    }

    static Treatment betweenRounds(Unfolding unfolding, Advance.Treatment treatment) {
        return new Treatment(
                unfolding,
                treatment.healer(),
                treatment.patient(),
                treatment.wound(),
                treatment.difficulty().orElse(0),
                Optional.empty());
    }

    void carryOut() {
        var incapable = unfolding.now(healer).body().incapable();
        if (incapable.isPresent()) {
            unfolding.tell(healer, new ActionForfeited(position, incapable.get(), Optional.empty()));
        } else if (patientNow().dead()) {
            feint(Feint.TARGET_DOWN);
        } else if (!needsTreatment()) {
            feint(Feint.NO_WOUND);
        } else {
            boolean success = tested();
            unfolding.tell(patient, new WoundTreated(ailment, success, healer));
        }
    }

    private Body patientNow() {
        return unfolding.now(patient).body();
    }

    private boolean needsTreatment() {
        return switch (ailment) {
            case Action.Ailment.Shock _ -> patientNow().shock().isPresent();
            case Action.Ailment.Wound(var number) ->
                patientNow().wound(number).filter(wound -> !wound.treated()).isPresent();
        };
    }

    private boolean tested() {
        var fighter = unfolding.now(healer);
        int value = fighter.skill(MEDICINE);
        var trials = new Trials(unfolding, position);
        return position.isPresent()
                ? trials.roll(fighter, MEDICINE, value, difficulty)
                : trials.rollUnlessCertain(fighter, MEDICINE, value, difficulty);
    }

    private void feint(Feint reason) {
        unfolding.tell(healer, new FeintMade(position, reason, Optional.empty()));
    }
}
