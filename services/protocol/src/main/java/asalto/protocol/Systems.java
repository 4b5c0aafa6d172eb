package asalto.protocol;

import asalto.rules.CorruptStream;
import asalto.rules.desafio.Desafio;
import java.util.List;
import java.util.Optional;

/** Every rule system that can be played, in the order in which they are shown. */
public final class Systems {

    private static final List<RuleBook> ALL = List.of(new RuleBook(new Desafio(), DesafioCodec.codec()));

    private Systems() {}

    public static List<RuleBook> all() {
        return ALL;
    }

    /** @param id what stands in {@code ruleset.id} */
    public static Optional<RuleBook> of(String id) {
        return ALL.stream().filter(book -> book.rules().id().equals(id)).findFirst();
    }

    /**
     * The system that an encounter is played by, as its first event says.
     *
     * @throws CorruptStream if the event's parts cannot be read
     */
    public static Optional<RuleBook> of(LoggedEvent first) {
        return of(first.parts().data().path("system").asText());
    }
}
