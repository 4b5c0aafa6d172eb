package asalto.rules.desafio;

import asalto.rules.Named;

/** Upright or on the ground. */
public enum Posture implements Named {
    STANDING,
    PRONE
}
