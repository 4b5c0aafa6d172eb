package asalto.arena.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.lang.annotation.Annotation;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What can be done at which address, as the resources say it. */
@ApplicationScoped
class Routes {

    private final List<Route> all;

    Routes(BeanManager beans) {
        all = beans.getBeans(Object.class, Any.Literal.INSTANCE).stream()
                .map(Bean::getBeanClass)
                .filter(type -> type.isAnnotationPresent(Path.class))
                .flatMap(Routes::of)
                .toList();
    }

    private record Route(Pattern address, String method) {}

    private static Stream<Route> of(Class<?> resource) {
        return Arrays.stream(resource.getDeclaredMethods())
                .flatMap(method -> Arrays.stream(method.getAnnotations())
                        .map(Annotation::annotationType)
                        .filter(type -> type.isAnnotationPresent(HttpMethod.class))
                        .map(type -> type.getAnnotation(HttpMethod.class).value())
                        .map(verb -> new Route(pattern(resource, method.getAnnotation(Path.class)), verb)));
    }

    private static Pattern pattern(Class<?> resource, Path beneath) {
        var path = resource.getAnnotation(Path.class).value() + (beneath == null ? "" : "/" + beneath.value());
        return Pattern.compile(path.replaceAll("\\{[^}]*}", "[^/]+") + "/?");
    }

    /** The methods that an address knows; none if there is no such address. */
    SortedSet<String> at(String path) {
        var methods = new TreeSet<String>();
        all.stream()
                .filter(route -> route.address().matcher(path).matches())
                .forEach(route -> methods.add(route.method()));
        if (methods.contains(HttpMethod.GET)) {
            methods.add(HttpMethod.HEAD);
        }
        if (!methods.isEmpty()) {
            methods.add(HttpMethod.OPTIONS);
        }
        return methods;
    }
}
