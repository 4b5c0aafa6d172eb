package asalto.protocol;

/** Who may see a field of an event. The rule books' chapter on visibility says it for each. */
public enum FieldClass {
    /** All may. */
    RESULT,
    /** Whoever may see the rolls. */
    ROLL,
    /** The owner of the sheet, and directors. */
    SHEET
}
