package asalto.rules.desafio;

import java.util.List;
import java.util.Optional;

/** A blow or a bullet that lands. */
record Landing(Hit hit, boolean critical, Optional<Integer> bullet) implements Step {

    @Override
    public List<Step> make() {
        hit.land(critical, bullet);
        return List.of();
    }

    @Override
    public Attempt attempt() {
        return hit.attempt();
    }

    @Override
    public Landing in(Unfolding other) {
        return new Landing(hit.in(other), critical, bullet);
    }
}
