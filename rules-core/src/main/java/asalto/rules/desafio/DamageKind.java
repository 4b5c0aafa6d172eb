package asalto.rules.desafio;

import asalto.rules.Named;

/** What a weapon does to the body, which decides what a disabled location costs. Rule D-82. */
public enum DamageKind implements Named {
    BLUNT,
    EDGED,
    PIERCING
}
