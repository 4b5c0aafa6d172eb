package asalto.rules.desafio;

import asalto.rules.Named;

/** Which of own attack and defence in one tenth bears the higher accumulation. Rule D-28. */
public enum AccumulateOn implements Named {
    ATTACK,
    DEFENCE
}
