package asalto.protocol;

import asalto.rules.RuleSystem;

/** A rule system with the way in which its events are written. */
public record RuleBook(RuleSystem rules, EventCodec codec) {}
