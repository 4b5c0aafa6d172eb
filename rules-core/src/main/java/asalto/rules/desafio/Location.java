package asalto.rules.desafio;

import asalto.rules.Named;

/** The seven hit locations. Table T-2. */
public enum Location implements Named {
    RIGHT_LEG,
    LEFT_LEG,
    RIGHT_ARM,
    LEFT_ARM,
    ABDOMEN,
    CHEST,
    HEAD
}
