package asalto.arena;

import java.util.UUID;

/** Something was appended to the log by this node, and is stored. A hint: whoever hears it looks at the log. */
public record Committed(UUID encounter) {}
