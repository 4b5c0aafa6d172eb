package asalto.local;

import java.util.List;

/** How much heap a Java process of {@code up} may have; one that wants more ends at once, and is started again. */
enum Memory {
    ARENA(768),
    CHRONICLE(384),
    KAFKA(384);

    private final int mebibytes;

    Memory(int mebibytes) {
        this.mebibytes = mebibytes;
    }

    /** The JVM's options. The serial collector: none of them has many cores to itself. */
    List<String> options() {
        return List.of("-Xmx" + mebibytes + "m", "-XX:+UseSerialGC", "-XX:+ExitOnOutOfMemoryError");
    }
}
