package asalto.rules.desafio;

import asalto.rules.Named;

/** How much of somebody is hidden from shots, least first. Rules D-43, D-44. */
public enum Cover implements Named {
    NONE,
    PARTIAL,
    TOTAL,
    HIDDEN
}
