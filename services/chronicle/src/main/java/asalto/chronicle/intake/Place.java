package asalto.chronicle.intake;

/** Where a record lies in the topic. */
public record Place(String topicId, int partition, long offset) {}
