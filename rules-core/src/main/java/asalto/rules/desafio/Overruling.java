package asalto.rules.desafio;

import asalto.rules.Decision;
import asalto.rules.Dice;
import asalto.rules.Encounter.Phase;
import asalto.rules.Event;
import asalto.rules.desafio.DesafioFact.Died;
import asalto.rules.desafio.DesafioFact.FaintCause;
import asalto.rules.desafio.DesafioFact.RegainedConsciousness;
import asalto.rules.desafio.DesafioFact.RulingMade;
import asalto.rules.desafio.DesafioFact.WoundHealed;
import asalto.rules.desafio.DesafioFact.WoundInflicted;
import asalto.rules.form.Fault;
import java.util.List;
import java.util.Optional;

/** What follows from a ruling of the director. Rules D-48, D-85. */
record Overruling(Fight fight, Dice dice) {

    Decision decide(Ruled ruled) {
        if (ruled.ruling() instanceof Ruling.Replace replace) {
            return new Rewinding(fight, dice, replace, ruled.reason()).decide();
        }
        if (fight.phase() == Phase.PLAYING && !(ruled.ruling() instanceof Ruling.Modify)) {
            return Decision.refused(Fault.of("", "round-underway"));
        }
        var whom = ruled.combatant().orElseThrow();
        return new Objections(fight, fight.fighter(whom))
                .to(ruled.ruling())
                .<Decision>map(Decision::refused)
                .orElseGet(() -> new Decision.Accepted(
                        carriedOut(whom, new RulingMade(ruled.ruling(), ruled.reason(), Optional.empty()))));
    }

    /** The events of a ruling that was recorded; it is believed. */
    List<Event> again(Event first, RulingMade made) {
        if (made.ruling() instanceof Ruling.Replace replace) {
            return new Rewinding(fight, dice, replace, made.reason()).again();
        }
        return first.actor().map(whom -> carriedOut(whom, made)).orElse(List.of());
    }

    private List<Event> carriedOut(String whom, RulingMade made) {
        var unfolding = new Unfolding(fight, fight.round(), fight.beat(), dice);
        unfolding.tell(whom, made);
        switch (made.ruling()) {
            case Ruling.Inflict wound -> wound(unfolding, whom, wound);
            case Ruling.Heal(Action.Ailment.Wound(int number)) -> unfolding.tell(whom, new WoundHealed(number, true));
            case Ruling.Wake _ -> unfolding.tell(whom, new RegainedConsciousness());
            case Ruling.Faint _ -> Consequences.faint(unfolding, whom, FaintCause.RULED);
            case Ruling.Kill _ -> unfolding.tell(whom, new Died(DesafioFact.DeathCause.RULED));
            case Ruling.Modify _, Ruling.Heal _, Ruling.Change _, Ruling.Load _ -> {}
            case Ruling.Revive _, Ruling.Stand _, Ruling.Put _, Ruling.Replace _ -> {}
        }
        return unfolding.told();
    }

    /** As at the end of a tenth: what a wound does is not ruled with it. */
    private void wound(Unfolding unfolding, String whom, Ruling.Inflict wound) {
        int mark = unfolding.mark();
        int number = unfolding.now(whom).body().inflicted() + 1;
        unfolding.tell(
                whom, new WoundInflicted(wound.location(), wound.level(), Lookup.penalty(wound.level()), number));
        Consequences.follow(unfolding, mark);
    }
}
