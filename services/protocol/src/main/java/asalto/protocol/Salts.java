package asalto.protocol;

/** The salts of an event, one for each part of its data. */
public record Salts(Salt result, Salt roll, Salt sheet) {}
