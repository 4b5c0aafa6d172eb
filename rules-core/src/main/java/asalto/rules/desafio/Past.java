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
        return new Past(count + 1, ruling(event), trail(before, event), true);
    }

    private Optional<Ruling> ruling(Event event) {
        if (event.fact() instanceof RulingMade made) {
            return Optional.of(made.ruling());
        }
        return ruling.isEmpty() ? ruling : carriedOut(event);
    }

    /** Still, if the event may carry it out. */
    private Optional<Ruling> carriedOut(Event event) {
        return switch (event.fact()) {
            case WoundInflicted _, WoundHealed _, Died _, LostConsciousness _, RegainedConsciousness _ -> ruling;
            case WeaponDropped _, FellProne _ -> ruling;
            default -> Optional.empty();
        };
    }

    private Optional<Trail> trail(Fight before, Event event) {
        return switch (event.fact()) {
            case RoundStarted _ ->
                Optional.of(Trail.of(before.past(before.past().withoutTrail()), count + 1, event));
            case OrdersGiven _ -> trail;
            case RulingMade made when made.ruling() instanceof Ruling.Replace -> trail;
            default ->
                trail.map(earlier -> new Trail(
                        earlier.start(), count + 1, event, trail, earlier.open() && before.phase() == Phase.PLAYING));
        };
    }
}
