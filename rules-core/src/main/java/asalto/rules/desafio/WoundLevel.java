package asalto.rules.desafio;

import asalto.rules.Named;

/** The four wound levels, slightest first. Rules D-63 to D-66. */
public enum WoundLevel implements Named {
    MINOR,
    SERIOUS,
    DISABLED,
    DESTROYED
}
