package asalto.rules.desafio;

import java.util.List;
import java.util.Optional;

/**
 * Time that passes after a round, and the treatments before it. Rules D-80 to D-87.
 *
 * @param minutes 1 or more
 * @param hours 1 or more
 * @param days 1 or more
 */
public record Advance(
        Optional<Integer> minutes,
        Optional<Integer> hours,
        Optional<Integer> days,
        Optional<Boolean> rest,
        Optional<List<Treatment>> treatments) {

    /** All of it together; 0 if no time passes. */
    public long seconds() {
        return 60L * minutes.orElse(0) + 3_600L * hours.orElse(0) + 86_400L * days.orElse(0);
    }

    /** Whether neither time passes nor anybody is treated. */
    public boolean isNothing() {
        return seconds() == 0 && treatments.orElse(List.of()).isEmpty();
    }

    public record Treatment(String healer, String patient, Action.Ailment wound, Optional<Integer> difficulty) {}
}
