package asalto.rules.desafio;

import asalto.rules.Named;

/** From where an attack comes. Rule D-42. */
public enum Approach implements Named {
    FRONT,
    BEHIND,
    SURPRISE
}
