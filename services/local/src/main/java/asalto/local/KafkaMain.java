package asalto.local;

import java.nio.file.Path;

/** Kafka in a Java process of its own. */
public final class KafkaMain {

    private KafkaMain() {}

    /** The data folder, the port and the controller's port. */
    public static void main(String... arguments) {
        var broker = new Broker(Path.of(arguments[0]), Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]));
        try {
            broker.start();
        } catch (RuntimeException e) {
            KafkaFault.of(e).ifPresent(why -> System.err.println(KafkaFault.MARK + why));
            throw e;
        }
        Runtime.getRuntime().addShutdownHook(new Thread(broker::stop, "stop-kafka"));
        broker.await();
    }
}
