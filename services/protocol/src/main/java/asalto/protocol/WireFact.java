package asalto.protocol;

/**
 * A fact as it is written.
 *
 * @param type its name, written by hand and never changed
 * @param version of its form, from 1
 */
public record WireFact(String type, int version, Parts parts) {}
