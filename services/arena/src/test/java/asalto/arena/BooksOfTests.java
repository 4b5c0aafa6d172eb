package asalto.arena;

import asalto.protocol.Systems;
import asalto.toy.ToyBook;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.stream.Stream;

/** The arena of the tests plays the toy too. */
class BooksOfTests {

    @Produces
    @Singleton
    Books books() {
        return new Books(
                Stream.concat(Systems.all().stream(), Stream.of(ToyBook.book())).toList());
    }
}
