package asalto.rules.desafio;

import asalto.rules.Named;

/** The four wound levels, slightest first. Rules D-63 to D-66. */
public enum WoundLevel implements Named {
    MINOR,
    SERIOUS,
    DISABLED,
    DESTROYED;

    /** The location does not work. Rules D-65, D-66. */
    boolean costsTheLocation() {
        return this == DISABLED || this == DESTROYED;
    }
}
