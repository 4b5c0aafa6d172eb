package asalto.rules.desafio;

import asalto.rules.Encounter.Phase;
import asalto.rules.Event;
import asalto.rules.desafio.DesafioFact.Died;
import asalto.rules.desafio.DesafioFact.FellProne;
import asalto.rules.desafio.DesafioFact.LostConsciousness;
import asalto.rules.desafio.DesafioFact.OrdersGiven;
import asalto.rules.desafio.DesafioFact.RegainedConsciousness;
import asalto.rules.desafio.DesafioFact.RoundStarted;
import asalto.rules.desafio.DesafioFact.RulingMade;
import asalto.rules.desafio.DesafioFact.WeaponDropped;
import asalto.rules.desafio.DesafioFact.WoundHealed;
import asalto.rules.desafio.DesafioFact.WoundInflicted;
import java.util.Optional;

/**
 * What a fight remembers of its events themselves.
 *
 * @param count how many there were: the number of the last one in the encounter's stream
 * @param ruling the one that is being carried out by what follows
 * @param trail of the round that was started last
 * @param followed whether anybody will ever ask for all this: of what is only considered nobody does
 */
record Past(int count, Optional<Ruling> ruling, Optional<Trail> trail, boolean followed) {

    /** After the event that opens an encounter. */
    static final Past OPENED = new Past(1, Optional.empty(), Optional.empty(), true);

    /** An event and its number in the stream. */
    record Told(int number, Event event) {
        boolean isRuling() {
            return event.fact() instanceof RulingMade;
        }
    }

    /** An event and those before it. */
    record Link(Told told, Optional<Link> before) {}

    Past count(int events) {
        return new Past(events, ruling, trail, followed);
    }

    /** From here on nobody goes back. */
    Past unfollowed() {
        return new Past(count, ruling, Optional.empty(), false);
    }

    private Past withoutTrail() {
        return new Past(count, ruling, Optional.empty(), followed);
    }

    /** @param before the fight to which the event happens */
    Past after(Fight before, Event event) {
        if (!followed) {
            return this;
        }
        var told = new Told(count + 1, event);
        return new Past(count + 1, ruling(event), trail(before, told), true);
    }

    private Optional<Ruling> ruling(Event event) {
        return switch (event.fact()) {
            case RulingMade made -> Optional.of(made.ruling());
            case WoundInflicted _, WoundHealed _, Died _, LostConsciousness _, RegainedConsciousness _ -> ruling;
            case WeaponDropped _, FellProne _ -> ruling;
            default -> Optional.empty();
        };
    }

    private Optional<Trail> trail(Fight before, Told told) {
        return switch (told.event().fact()) {
            case RoundStarted _ ->
                Optional.of(Trail.of(before.past(before.past().withoutTrail()), told));
            case OrdersGiven _ -> trail;
            case RulingMade made when made.ruling() instanceof Ruling.Replace -> trail;
            default -> trail.map(it -> (before.phase() == Phase.PLAYING ? it : it.closed()).and(told));
        };
    }
}
