package asalto.rules;

/** A face that was thrown, and who threw it. */
public record Roll(String roller, int face) {}
