package asalto.acceptance;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/**
 * Who may know whom. The module map of docs/architecture.md is held against the poms, and each sentence of it about
 * packages against the classes of all modules.
 */
@DisplayNameGeneration(ReplaceUnderscores.class)
class ArchitectureTest {

    private static JavaClasses all;

    @BeforeAll
    static void read_the_classes() {
        all = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("asalto");
    }

    @Test
    void every_module_was_read() {
        for (var name : List.of("rules", "protocol", "cli", "store", "local", "arena", "chronicle")) {
            assertTrue(all.containPackage("asalto." + name), "no class of asalto." + name);
        }
    }

    @Test
    void the_rules_know_nothing_but_the_language() {
        check(classes()
                .that()
                .resideInAPackage("asalto.rules..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "asalto.rules..",
                        "java.lang..",
                        "java.util..",
                        "java.math..",
                        "java.io..",
                        "java.nio.charset..",
                        "java.security..",
                        "org.jspecify.annotations.."));
    }

    @Test
    void the_protocol_knows_the_rules_alone() {
        check(noClasses()
                .that()
                .resideInAPackage("asalto.protocol..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "asalto.store..", "asalto.arena..", "asalto.chronicle..", "asalto.cli..", "asalto.local.."));
    }

    @Test
    void the_store_knows_no_service() {
        check(noClasses()
                .that()
                .resideInAPackage("asalto.store..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "asalto.arena..", "asalto.chronicle..", "asalto.cli..", "asalto.local..", "io.quarkus.."));
    }

    @Test
    void the_chronicle_lives_on_the_topic_alone() {
        check(noClasses()
                .that()
                .resideInAPackage("asalto.chronicle..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("asalto.arena..", "asalto.store..", "asalto.local.."));
    }

    @Test
    void the_arena_knows_no_other_service() {
        check(noClasses()
                .that()
                .resideInAPackage("asalto.arena..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("asalto.chronicle..", "asalto.local..", "asalto.cli.."));
    }

    @Test
    void the_local_servers_know_nothing_of_ours() {
        check(noClasses()
                .that()
                .resideInAPackage("asalto.local..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "asalto.rules..",
                        "asalto.protocol..",
                        "asalto.store..",
                        "asalto.arena..",
                        "asalto.chronicle.."));
    }

    @Test
    void only_the_rule_package_and_the_lists_of_codecs_name_a_rule_system() {
        check(noClasses()
                .that()
                .resideOutsideOfPackages("asalto.rules.desafio..", "asalto.protocol..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("asalto.rules.desafio.."));
    }

    @Test
    void the_outlets_of_the_arena_know_the_use_case_and_not_each_other() {
        var outlets = List.of("api", "live", "stream");
        for (var outlet : outlets) {
            var others = outlets.stream()
                    .filter(o -> !o.equals(outlet))
                    .map(o -> "asalto.arena." + o + "..")
                    .toArray(String[]::new);
            check(noClasses()
                    .that()
                    .resideInAPackage("asalto.arena." + outlet + "..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(others));
        }
    }

    @Test
    void no_packages_know_each_other_in_a_circle() {
        check(slices().matching("asalto.(*)..").should().beFreeOfCycles());
    }

    @Test
    void every_package_is_null_marked() {
        var unmarked = new TreeSet<String>();
        for (var type : all) {
            var marked = type.getPackage().getAnnotations().stream()
                    .anyMatch(a -> a.getRawType().getName().equals("org.jspecify.annotations.NullMarked"));
            if (!marked) {
                unmarked.add(type.getPackageName());
            }
        }
        assertEquals(new TreeSet<>(), unmarked);
    }

    /** A row of the module map: folder, packages, what it is, what it knows. */
    @Test
    void the_module_map_says_what_the_poms_say() throws Exception {
        var written = new TreeMap<String, TreeSet<String>>();
        var row = Pattern.compile("(?m)^\\| `((?:services/)?[a-z-]+)` \\| [^|]* \\| [^|]* \\| ([^|]*) \\|$");
        var rows = row.matcher(Repository.text("docs/architecture.md"));
        while (rows.find()) {
            if (Files.exists(Repository.file(rows.group(1)).resolve("pom.xml"))) {
                var knows = rows.group(2).strip();
                written.put(
                        rows.group(1),
                        knows.startsWith("–") || knows.startsWith("(")
                                ? new TreeSet<>()
                                : new TreeSet<>(List.of(knows.split(", "))));
            }
        }
        assertEquals(poms(), written);
    }

    private static Map<String, TreeSet<String>> poms() {
        var known = new TreeMap<String, TreeSet<String>>();
        var module = Pattern.compile("<module>([^<]+)</module>").matcher(Repository.text("pom.xml"));
        while (module.find()) {
            known.put(module.group(1), ownDependencies(Repository.text(module.group(1) + "/pom.xml")));
        }
        return known;
    }

    private static TreeSet<String> ownDependencies(String pom) {
        var own = new TreeSet<String>();
        for (var dependency : pom.split("<dependency>")) {
            var name = Pattern.compile("^\\s*<groupId>asalto</groupId>\\s*<artifactId>([a-z-]+)</artifactId>")
                    .matcher(dependency);
            if (name.find() && !dependency.contains("<scope>test</scope>")) {
                own.add(name.group(1));
            }
        }
        return own;
    }

    private static void check(ArchRule rule) {
        rule.check(all);
    }
}
