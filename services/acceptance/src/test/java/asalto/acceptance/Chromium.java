package asalto.acceptance;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Playwright.CreateOptions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The machine's own Chromium, driven through the machine's own Node: nothing is downloaded. */
final class Chromium implements AutoCloseable {

    private static final List<String> QUIET = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private final Playwright playwright;
    private final Browser browser;

    Chromium() {
        playwright = Playwright.create(new CreateOptions()
                .setEnv(Map.of(
                        "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD",
                        "1",
                        "PLAYWRIGHT_NODEJS_PATH",
                        onPath("node").toString())));
        browser = playwright
                .chromium()
                .launch(new LaunchOptions().setExecutablePath(executable()).setArgs(QUIET));
    }

    Browser browser() {
        return browser;
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }

    private static Path executable() {
        return Stream.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
                .flatMap(Chromium::found)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no Chromium on the PATH: ./asalto test installs one"));
    }

    private static Path onPath(String program) {
        return found(program).findFirst().orElseThrow(() -> new IllegalStateException(program + " is not on the PATH"));
    }

    private static Stream<Path> found(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable);
    }
}
