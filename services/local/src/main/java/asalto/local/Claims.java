package asalto.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** {@code ./asalto claims [ISSUE] [--quick]}: runs the rows of {@code docs/claims.md} and shows each figure beside its bound. */
public final class Claims {

    private Claims() {}

    /** Exits with 1 when a claim does not hold. */
    public static void main(String... arguments) throws IOException, InterruptedException {
        var root = Path.of(System.getProperty("asalto.root", "")).toAbsolutePath();
        try {
            System.exit(run(root, List.of(arguments)) ? 0 : 1);
        } catch (Trouble trouble) {
            System.err.println(trouble.getMessage());
            System.exit(2);
        }
    }

    private static boolean run(Path root, List<String> arguments) throws IOException, InterruptedException {
        var claims = chosen(root.resolve("docs/claims.md"), arguments);
        int failed = 0;
        for (var claim : claims) {
            Console.say(claim.id() + "  " + claim.text());
            var figure = shown(root, claim);
            Console.say("  " + figure);
            failed += figure.holds() ? 0 : 1;
        }
        Console.say(counted(claims.size() - failed, failed));
        if (Console.isLost()) {
            throw new Trouble(Console.LOST);
        }
        return failed == 0;
    }

    private static String counted(int held, int failed) {
        return (held == 1 ? "1 claim holds, " : held + " claims hold, ")
                + (failed == 1 ? "1 does not" : failed + " do not");
    }

    private static List<Claim> chosen(Path page, List<String> arguments) throws IOException {
        var issues = arguments.stream()
                .filter(argument -> !argument.equals("--quick"))
                .toList();
        var quickOnly = arguments.contains("--quick");
        try (var lines = Files.lines(page)) {
            var chosen = Claim.in(lines).stream()
                    .filter(claim -> issues.isEmpty() || issues.contains(claim.issue()) || issues.contains(claim.id()))
                    .filter(claim -> !quickOnly || claim.isQuick())
                    .toList();
            if (chosen.isEmpty()) {
                throw new Trouble("No row of docs/claims.md is chosen by \"" + String.join(" ", arguments) + "\".");
            }
            return chosen;
        }
    }

    private static Figure shown(Path root, Claim claim) throws IOException, InterruptedException {
        var process = new ProcessBuilder("sh", "-c", claim.command())
                .directory(root.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        process.getOutputStream().close();
        var last = "";
        try (var lines = process.inputReader()) {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!last.isBlank()) {
                    Console.say("  " + last);
                }
                last = line;
            }
        }
        return Figure.of(last, process.waitFor());
    }
}
