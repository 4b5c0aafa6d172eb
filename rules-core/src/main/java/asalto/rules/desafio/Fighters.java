package asalto.rules.desafio;

import asalto.rules.CorruptStream;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.function.UnaryOperator;

/**
 * All who fight, in combatant order, each found by his id. Immutable: where one changes, he and those of his bench are
 * copied and the others shared, so that an event costs the same in a duel and in a battle.
 */
final class Fighters extends AbstractList<Fighter> implements RandomAccess {

    static final Fighters NOBODY = new Fighters(new LinkedHashMap<>(), new Fighter[0][], new Once<>());

    /** How many sit on a bench. */
    private static final int BENCH = 16;

    private final Map<String, Integer> places;
    private final Fighter[][] benches;
    private final Once<Tenths> busy;

    private Fighters(Map<String, Integer> places, Fighter[][] benches, Once<Tenths> busy) {
        this.places = places;
        this.benches = benches;
        this.busy = busy;
    }

    private static Fighters of(List<Fighter> all) {
        var places = new LinkedHashMap<String, Integer>();
        var benches = new Fighter[Math.ceilDiv(all.size(), BENCH)][];
        for (int place = 0; place < all.size(); place++) {
            if (places.put(all.get(place).id(), place) != null) {
                throw new CorruptStream("seated twice: " + all.get(place).id());
            }
        }
        for (int bench = 0; bench < benches.length; bench++) {
            int from = bench * BENCH;
            benches[bench] =
                    all.subList(from, Math.min(from + BENCH, all.size())).toArray(Fighter[]::new);
        }
        return new Fighters(places, benches, new Once<>());
    }

    @Override
    public Fighter get(int place) {
        return benches[place / BENCH][place % BENCH];
    }

    @Override
    public int size() {
        return places.size();
    }

    Fighter named(String id) {
        return get(place(id));
    }

    private int place(String id) {
        var place = places.get(id);
        if (place == null) {
            throw new CorruptStream("no combatant " + id);
        }
        return place;
    }

    /** The tenths in which anything falls due or is over by anybody's plan. */
    Tenths busy() {
        return busy.get(() -> {
            var tenths = Tenths.NONE;
            for (var fighter : this) {
                tenths = tenths.and(fighter.plan().attacking())
                        .and(fighter.plan().ending());
            }
            return tenths;
        });
    }

    Fighters with(String id, UnaryOperator<Fighter> change) {
        int place = place(id);
        var changed = benches.clone();
        changed[place / BENCH] = benches[place / BENCH].clone();
        var before = get(place);
        var after = change.apply(before);
        changed[place / BENCH][place % BENCH] = after;
        return new Fighters(places, changed, after.planned() == before.planned() ? busy : new Once<>());
    }

    Fighters each(UnaryOperator<Fighter> change) {
        var changed = new Fighter[benches.length][];
        boolean same = true;
        for (int bench = 0; bench < benches.length; bench++) {
            changed[bench] = each(benches[bench], change);
            same &= changed[bench] == benches[bench];
        }
        return same ? this : new Fighters(places, changed, new Once<>());
    }

    private static Fighter[] each(Fighter[] bench, UnaryOperator<Fighter> change) {
        var changed = bench.clone();
        boolean same = true;
        for (int seat = 0; seat < bench.length; seat++) {
            changed[seat] = change.apply(bench[seat]);
            same &= changed[seat] == bench[seat];
        }
        return same ? bench : changed;
    }

    /** With one more, who comes last. */
    Fighters and(Fighter newcomer) {
        var more = new ArrayList<>(this);
        more.add(newcomer);
        return of(more);
    }
}
