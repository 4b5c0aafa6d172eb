package asalto.protocol;

import asalto.rules.Event;

/**
 * How one kind of fact is written.
 *
 * @param type the name on the wire, written by hand: renaming the record changes nothing
 * @param version of its form, from 1; with every change of form one higher, and an {@link Upcast} from the one before
 */
public record FactShape(Class<? extends Event.Fact> fact, String type, int version, Fields fields) {}
