package asalto.chronicle.intake;

/** An encounter of which an event is missing: those after it are stored and wait. */
record Gap(String encounter, long lastSeq, long highestSeq) {}
