package asalto.rules;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** What the rules must not touch, so that the same events and faces give the same encounter everywhere and for ever. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class PurityTest {

    private static final JavaClasses RULES =
            new ClassFileImporter(List.of(new ImportOption.DoNotIncludeTests())).importPackages("asalto.rules");

    /** Forms are read before anything happens, and what they say of faults is put in order by Fault itself. */
    private static final String[] READING = {"asalto.rules.form..", "asalto.rules.desafio.reading.."};

    @Test
    void no_chance_clock_identity_thread_or_environment() {
        for (var banned : List.of(
                "java.util.Random",
                "java.util.SplittableRandom",
                "java.security.SecureRandom",
                "java.util.concurrent.ThreadLocalRandom",
                "java.util.UUID",
                "java.lang.System",
                "java.lang.Runtime",
                "java.lang.Thread",
                "java.time.Instant",
                "java.time.Clock",
                "java.time.LocalDateTime",
                "java.util.Locale$Category")) {
            noClasses()
                    .should()
                    .dependOnClassesThat()
                    .haveFullyQualifiedName(banned)
                    .check(RULES);
        }
        noClasses().should().callMethod(Math.class, "random").check(RULES);
        noClasses()
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("java.util.concurrent..", "java.util.random..", "java.util.logging.."))
                .check(RULES);
    }

    @Test
    void no_files_and_streams_but_in_the_class_that_reads_the_supplied_tables() {
        noClasses()
                .that()
                .haveNameNotMatching("asalto\\.rules\\.desafio\\.reading\\.SuppliedTables.*")
                .should()
                .dependOnClassesThat(resideInAnyPackage("java.io..", "java.nio..", "java.net.."))
                .check(RULES);
    }

    @Test
    void nothing_iterates_in_the_order_of_hashes() {
        noClasses()
                .that()
                .resideOutsideOfPackages(READING)
                .should()
                .callConstructor(HashMap.class)
                .orShould()
                .callConstructor(HashSet.class)
                .check(RULES);
        noClasses()
                .that()
                .resideOutsideOfPackages(READING)
                .should()
                .callMethodWhere(DescribedPredicate.describe("of, copyOf or ofEntries", PurityTest::ordersByHash))
                .check(RULES);
    }

    private static boolean ordersByHash(JavaMethodCall call) {
        boolean unordered = List.of(Map.class, Set.class).stream().anyMatch(call.getTargetOwner()::isEquivalentTo);
        return unordered && List.of("of", "copyOf", "ofEntries").contains(call.getName());
    }

    @Test
    void no_fractions() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Float.class, Double.class, StrictMath.class)
                .check(RULES);
    }

    @Test
    void no_framework() {
        noClasses()
                .should()
                .dependOnClassesThat(resideInAnyPackage("asalto.rules..", "java..", "org.jspecify..")
                        .negate())
                .check(RULES);
    }
}
