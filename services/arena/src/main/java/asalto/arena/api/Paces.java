package asalto.arena.api;

import asalto.arena.Pace;
import java.util.Arrays;
import java.util.List;

/** The paces by their names on the wire. */
final class Paces {

    static final List<String> IDS = Arrays.stream(Pace.values()).map(Pace::id).toList();

    private Paces() {}
}
