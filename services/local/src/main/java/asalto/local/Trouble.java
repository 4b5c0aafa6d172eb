package asalto.local;

/** Something that a person has to put right: its message is one sentence, shown to them as it is. */
public final class Trouble extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public Trouble(String sentence) {
        super(sentence);
    }

    public Trouble(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
