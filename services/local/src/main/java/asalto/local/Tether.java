package asalto.local;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;

/**
 * Runs another main class, and ends when standard input does.
 *
 * <p>The other end of that pipe is held by {@code up}: when it is gone, also by {@code kill -9}, so is what runs here. PostgreSQL
 * is no Java program: it has a {@link Leash}.
 */
public final class Tether {

    private static final int HURRY_MILLIS = 8_000;

    private Tether() {}

    /** The class to run and its arguments. */
    public static void main(String... arguments) throws ReflectiveOperationException {
        Thread.ofPlatform().daemon().name("tether").start(Tether::exitAtTheEndOfInput);
        var main = Class.forName(arguments[0]).getMethod("main", String[].class);
        try {
            main.invoke(null, (Object) Arrays.copyOfRange(arguments, 1, arguments.length));
        } catch (InvocationTargetException e) {
            e.getCause().printStackTrace();
            System.exit(1);
        }
    }

    private static void exitAtTheEndOfInput() {
        try {
            while (System.in.read() >= 0) {
                // Nobody writes; only the end counts.
            }
        } catch (IOException e) {
            e.printStackTrace();
        }
        Thread.ofPlatform().daemon().name("hurry").start(Tether::halt);
        System.exit(1);
    }

    /** Shutdown hooks get a while and no longer. */
    private static void halt() {
        try {
            Thread.sleep(HURRY_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Runtime.getRuntime().halt(1);
    }
}
