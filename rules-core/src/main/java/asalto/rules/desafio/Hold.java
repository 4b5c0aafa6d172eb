package asalto.rules.desafio;

import asalto.rules.Named;

/** The hand or hands that hold a weapon. Rule D-08. */
public enum Hold implements Named {
    RIGHT,
    LEFT,
    BOTH
}
