package asalto.arena;

import asalto.protocol.RuleBook;
import java.util.List;
import java.util.Optional;

/** The rule systems that are played here. */
public final class Books {

    private final List<RuleBook> all;

    public Books(List<RuleBook> all) {
        this.all = List.copyOf(all);
    }

    /** @param id what stands in {@code ruleset.id} */
    public Optional<RuleBook> named(String id) {
        return all.stream().filter(book -> book.rules().id().equals(id)).findFirst();
    }

    public List<String> ids() {
        return all.stream().map(book -> book.rules().id()).toList();
    }
}
