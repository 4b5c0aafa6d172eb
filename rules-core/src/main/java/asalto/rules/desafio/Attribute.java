package asalto.rules.desafio;

import asalto.rules.Named;

/** The four attributes, 1..10 each. Rule D-01. */
public enum Attribute implements Named {
    STRENGTH,
    AGILITY,
    ENDURANCE,
    SIZE
}
