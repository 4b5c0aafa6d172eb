package asalto.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/** What the command printed, and its exit code. */
record Told(String out, String err, int exit) {

    static Told by(String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        int exit = Asalto.run(new PrintWriter(out), new PrintWriter(err), args);
        return new Told(out.toString(), err.toString(), exit);
    }

    List<String> outLines() {
        return out.lines().toList();
    }

    List<String> errLines() {
        return err.lines().toList();
    }
}
