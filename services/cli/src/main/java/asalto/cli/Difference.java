package asalto.cli;

/** Where something is not as expected. */
record Difference(String path, String expected, String got) {}
