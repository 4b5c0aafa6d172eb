package asalto.rules.coverage;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The test fails when one of these rules is broken. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Proves {

    /** Numbers as in the rule book, such as {@code D-30}. */
    String[] value();
}
