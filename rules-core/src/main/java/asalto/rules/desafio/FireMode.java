package asalto.rules.desafio;

import asalto.rules.Named;

/** How a firearm fires. Rules D-70 to D-72. */
public enum FireMode implements Named {
    SINGLE,
    BURST,
    SUSTAINED
}
