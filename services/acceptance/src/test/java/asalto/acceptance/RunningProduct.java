package asalto.acceptance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives tests one running product, started once for all of them and stopped after the last. */
final class RunningProduct implements ParameterResolver {

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Product.class;
    }

    @Override
    public Product resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return context.getRoot()
                .getStore(Namespace.create(RunningProduct.class))
                .computeIfAbsent("running", _ -> Running.start(), Running.class)
                .product();
    }

    private record Running(Path data, Product product) implements AutoCloseable {

        static Running start() {
            try {
                var data = Files.createTempDirectory("asalto");
                return new Running(data, Product.started(data));
            } catch (IOException e) {
                throw new AssertionError("the product cannot be started", e);
            }
        }

        @Override
        public void close() throws IOException {
            product.close();
            try (var files = Files.walk(data)) {
                for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
