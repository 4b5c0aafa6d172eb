package asalto.rules.desafio;

import asalto.rules.CorruptStream;
import asalto.rules.Encounter.Phase;
import asalto.rules.Event;
import asalto.rules.desafio.DesafioFact.*;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** One event put on a fight. Applies the fact and decides nothing; what cannot follow is a corrupt stream. */
final class Folding {

    private final Fight fight;
    private final Event event;

    Folding(Fight fight, Event event) {
        this.fight = fight;
        this.event = event;
    }

    Fight apply() {
        if (!(event.fact() instanceof DesafioFact fact)) {
            throw corrupt("a fact of another system");
        }
        Recorded.require(fact);
        var now = after(fact);
        return now.past(now.past().after(fight, event));
    }

    private Fight after(DesafioFact fact) {
        return switch (fact) {
            case EncounterOpened _ -> throw corrupt("opened twice");
            case CombatantSeated(var combatant) -> between().seat(combatant);
            case EncounterClosed _ -> between().phase(Phase.CLOSED);
            case RulingMade made -> ruled(made);
            case OrdersGiven(var orders) -> open().with(actor(), who -> who.orders(orders));
            case OrdersWeighed _ -> {
                fight.fighter(actor());
                yield between();
            }
            case SituationChanged changed -> situation(changed);
            case ActionsDeclared declared -> declared(declared);
            case RoundStarted _ -> roundStarted();
            case RoundEnded _ -> roundEnded();
            case TimeGranted granted -> after().resting(granted.rest().orElse(false));
            case TimeAdvanced(var seconds) -> timeAdvanced(seconds);
            case AttackRolled _, CriticalRolled _, AttackMissed _, AttackStopped _, BulletsRolled _ -> blow();
            case LocationRolled _, DamageRolled _ -> blow();
            case DefenceRolled rolled -> inTenth().with(actor(), done(rolled.action()));
            case AttackHit hit -> hit(hit);
            case WoundInflicted wound -> wounded(wound);
            case EnduranceRolled rolled -> endured(rolled);
            case ActionForfeited forfeited -> overWith(forfeited.action());
            case FeintMade feint -> overWith(feint.action());
            case AmmunitionSpent spent -> spent(spent);
            case WeaponDropped(var weapon) -> dropped(weapon);
            case WeaponDrawn(var weapon) -> taken(weapon, event.beat() == 0 ? fight.round() : 0);
            case WeaponPickedUp(var weapon) -> taken(weapon, 0);
            case WeaponStowed(var weapon) -> inTenth().with(actor(), who -> who.piece(weapon, Piece::stowed));
            case WeaponReloaded(var weapon, var left) ->
                inTenth().with(actor(), who -> who.piece(weapon, piece -> piece.loaded(left)));
            case AimTaken aim -> aimed(aim);
            case FellProne _ -> befalling().with(actor(), who -> who.stance(Stance::fallen));
            case StoodUp _ -> inTenth().with(actor(), who -> who.stance(Stance::risen));
            case Moved _ -> known();
            case LostConsciousness _ -> befalling().with(actor(), who -> who.body(body -> body.conscious(false)));
            case RegainedConsciousness _ -> here().with(actor(), who -> who.body(body -> body.conscious(true)));
            case Died(var cause) -> died(cause);
            case TestRolled _, OpposedTestRolled _ -> known();
            case WoundTreated treated -> treated(treated);
            case WoundHealed healed -> later().with(actor(), who -> who.body(body -> body.healed(healed.wound())));
            case AttributeLost(var attribute, var value) ->
                after().with(actor(), who -> who.body(body -> body.attribute(attribute, value)));
        };
    }

    // ---- rulings

    /** What no other event tells; the rest follows. */
    private Fight ruled(RulingMade made) {
        return switch (made.ruling()) {
            case Ruling.Modify(int action, int value) ->
                open().with(actor(), who -> who.ruled(action, new Action.Modifier(value, made.reason())));
            case Ruling.Heal(Action.Ailment.Shock _) ->
                between().with(actor(), who -> who.body(body -> body.shock(Optional.empty())));
            case Ruling.Change(var attribute, int to) ->
                between().with(actor(), who -> who.body(body -> body.attribute(attribute, to)));
            case Ruling.Load(var weapon, int left) ->
                between().with(actor(), who -> who.piece(weapon, piece -> piece.loaded(left)));
            case Ruling.Revive _ -> between().with(actor(), who -> who.body(Body::revived));
            case Ruling.Stand(var posture) ->
                between().with(actor(), who -> who.stance(posture == Posture.PRONE ? Stance::fallen : Stance::risen));
            case Ruling.Put(var weapon, var place) ->
                between().with(actor(), who -> who.piece(weapon, piece -> piece.put(place)));
            case Ruling.Inflict _, Ruling.Heal _, Ruling.Wake _, Ruling.Faint _, Ruling.Kill _ -> {
                fight.fighter(actor());
                yield between();
            }
            case Ruling.Replace replace -> superseded(replace, made);
        };
    }

    /** The fight as the events that still hold tell it. */
    private Fight superseded(Ruling.Replace replace, RulingMade made) {
        var trail = fight.past().trail().filter(Trail::open).orElseThrow(() -> corrupt("no round to go back into"));
        var replaced = trail.told(replace.roll()).orElseThrow(() -> corrupt("no event of this round"));
        expect(event.round() == replaced.event().round(), "another round");
        expect(event.beat() == replaced.event().beat(), "another tenth");
        expect(made.supersedes().equals(Optional.of(trail.gone(replace.roll()))), "others are superseded");
        return trail.told(fight, told -> told.number() < replace.roll() || told.isRuling());
    }

    private boolean isRuled() {
        return fight.phase() == Phase.DECLARING && fight.past().ruling().isPresent();
    }

    /** In a tenth, or as a ruling has it. */
    private Fight befalling() {
        return isRuled() ? between() : inTenth();
    }

    /** After a round, or as a ruling has it. */
    private Fight later() {
        return isRuled() ? between() : after();
    }

    /** Before the coming round, or in the one that is played. */
    private Fight open() {
        expect(fight.phase() != Phase.CLOSED, "it is over");
        expect(event.round() == fight.round(), "another round");
        expect(fight.phase() == Phase.PLAYING || event.beat() == 0, "another moment");
        return fight;
    }

    // ---- between rounds

    private Fight situation(SituationChanged changed) {
        var now = between().ground(fight.ground().changed(changed.ranges(), changed.modifiers()));
        for (var change : changed.set().orElse(List.of())) {
            now = now.with(
                    change.combatant(), who -> who.body().dead() ? who : who.stance(stance -> stance.changed(change)));
        }
        return now;
    }

    private Fight declared(ActionsDeclared declared) {
        var declaration = new Declaration(actor(), declared.actions(), declared.accumulateOn());
        return between().with(actor(), who -> who.declared(declaration));
    }

    /** Rule D-87: whoever declared any action begins his rest anew. */
    private Fight roundStarted() {
        return between()
                .each(who -> who.actions().isEmpty() ? who : who.body(body -> body.eachWound(Wound::reopened)))
                .phase(Phase.PLAYING);
    }

    private Fight roundEnded() {
        return inTenth().each(who -> who.afterRound(fight.round())).nextRound();
    }

    /** Rules D-47, D-87. */
    private Fight timeAdvanced(long seconds) {
        boolean rest = fight.resting();
        return after().each(who ->
                        who.aim(Optional.empty()).body(body -> body.eachWound(wound -> wound.after(seconds, rest))))
                .later(seconds);
    }

    // ---- in a round

    private Fight blow() {
        known();
        return inTenth();
    }

    private Fight hit(AttackHit hit) {
        return inTenth().blow(weaponOf(hit.action()).row().kind());
    }

    private Piece weaponOf(int action) {
        var attacker = fight.fighter(actor());
        if (action < 1 || action > attacker.actions().size()) {
            throw corrupt("no action " + action);
        }
        return Planned.weapon(attacker.actions().get(action - 1))
                .map(attacker.gear()::piece)
                .orElseThrow(() -> corrupt("a hit without a weapon"));
    }

    private Fight wounded(WoundInflicted wound) {
        if (isRuled()) {
            return woundedByRuling(wound);
        }
        var kind = fight.blow().orElseThrow(() -> corrupt("a wound without a blow"));
        var fresh = Wound.fresh(wound.wound(), wound.location(), wound.level(), kind);
        return inTenth().with(actor(), who -> who.body(body -> body.wounded(fresh, moment())));
    }

    /** Rule D-63: no test settles its penalty. */
    private Fight woundedByRuling(WoundInflicted wound) {
        if (!(fight.past().ruling().orElseThrow() instanceof Ruling.Inflict ruled)) {
            throw corrupt("a wound by another ruling");
        }
        var kind = ruled.damage().orElse(DamageKind.EDGED);
        var fresh = Wound.fresh(wound.wound(), wound.location(), wound.level(), kind);
        boolean avoided = ruled.avoided().orElse(false);
        return between()
                .with(
                        actor(),
                        who -> who.body(body -> body.wounded(fresh, moment()).settled(avoided, moment())));
    }

    private Fight endured(EnduranceRolled rolled) {
        return inTenth().with(actor(), who -> who.body(body -> body.endured(rolled.success(), moment())));
    }

    private Fight overWith(Optional<Integer> action) {
        return action.map(position -> here().with(actor(), done(position))).orElseGet(this::known);
    }

    private UnaryOperator<Fighter> done(int action) {
        return who -> {
            if (action < 1 || action > who.actions().size()) {
                throw corrupt("no action " + action);
            }
            return who.done(action, event.beat());
        };
    }

    private Fight spent(AmmunitionSpent spent) {
        return inTenth()
                .with(
                        actor(),
                        who -> who.piece(spent.weapon(), piece -> {
                            if (piece.ammunition().orElse(0) != spent.left() + spent.spent()) {
                                throw corrupt("ammunition does not add up");
                            }
                            return piece.loaded(spent.left());
                        }));
    }

    private Fight dropped(String weapon) {
        return (isRuled() ? between() : inRound())
                .with(
                        actor(),
                        who -> who.piece(weapon, piece -> {
                            if (piece.held().isEmpty()) {
                                throw corrupt("dropped but not in hand");
                            }
                            return piece.dropped();
                        }));
    }

    private Fight taken(String weapon, int drawnIn) {
        return inRound().with(actor(), who -> {
            var hold = who.gear()
                    .freeHold(who.gear().piece(weapon).row(), who.body())
                    .orElseThrow(() -> corrupt("no free hand"));
            return who.piece(weapon, piece -> piece.taken(hold, drawnIn));
        });
    }

    private Fight aimed(AimTaken aim) {
        var taken = new Aim(aim.weapon(), aim.target(), aim.rounds(), fight.round());
        return inTenth().with(actor(), who -> who.aim(Optional.of(taken)));
    }

    // ---- life and healing

    private Fight died(DeathCause cause) {
        return here().with(
                        actor(),
                        who -> who.body(body -> cause == DeathCause.BLED_OUT ? body.bledOut() : body.killed(moment()))
                                .laidOut());
    }

    private Fight treated(WoundTreated treated) {
        if (!treated.success()) {
            return known();
        }
        return here().with(
                        actor(),
                        who -> who.body(body -> switch (treated.wound()) {
                            case Action.Ailment.Wound(var number) -> body.nursed(number);
                            case Action.Ailment.Shock _ -> body.shock(Optional.empty());
                        }));
    }

    // ---- when it may happen

    /** Between rounds, before the coming one. */
    private Fight between() {
        expect(fight.phase() == Phase.DECLARING, "not between rounds");
        expect(event.round() == fight.round() || isOpening(), "another round");
        expect(event.beat() == 0, "not before a round");
        return fight;
    }

    private boolean isOpening() {
        return event.round() == 0 && fight.round() == 1 && event.fact() instanceof CombatantSeated;
    }

    /** Between rounds, after one that was played. */
    private Fight after() {
        expect(fight.phase() == Phase.DECLARING && fight.round() > 1, "not after a round");
        expect(event.round() == fight.round() - 1 && event.beat() == Schedule.TENTHS, "another round");
        return fight;
    }

    private Fight inRound() {
        expect(fight.phase() == Phase.PLAYING, "no round is played");
        expect(event.round() == fight.round(), "another round");
        expect(event.beat() >= fight.beat() && event.beat() <= Schedule.TENTHS, "an earlier tenth");
        return fight.beat(event.beat());
    }

    private Fight inTenth() {
        expect(event.beat() > 0, "before the first tenth");
        return inRound();
    }

    /** In a round or after one. */
    private Fight here() {
        return fight.phase() == Phase.PLAYING ? inRound() : later();
    }

    /** Nothing changes but the tenth; the actor is somebody. */
    private Fight known() {
        fight.fighter(actor());
        return here();
    }

    private Moment moment() {
        return isRuled() ? new Moment(fight.round(), 0, fight.elapsed()) : fight.moment(event.beat());
    }

    private String actor() {
        return event.actor().orElseThrow(() -> corrupt("no actor"));
    }

    private void expect(boolean fits, String otherwise) {
        if (!fits) {
            throw corrupt(otherwise);
        }
    }

    private CorruptStream corrupt(String why) {
        return new CorruptStream(why + ": " + event);
    }
}
