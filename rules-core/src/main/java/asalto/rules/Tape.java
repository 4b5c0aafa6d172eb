package asalto.rules;

import java.util.List;

/** Faces given beforehand, read one after the other. The only mutable thing in this package; not for sharing. */
public final class Tape implements Dice {

    private final List<Integer> faces;
    private int read;

    public Tape(List<Integer> faces) {
        this.faces = List.copyOf(faces);
    }

    @Override
    public int roll(int sides, String roller) {
        if (read == faces.size()) {
            throw new Mismatch(Mismatch.Kind.RAN_OUT, read, sides);
        }
        int face = faces.get(read);
        if (face < 1 || face > sides) {
            throw new Mismatch(Mismatch.Kind.NOT_ON_THE_DIE, read, sides);
        }
        read++;
        return face;
    }

    /** How many faces were read. */
    public int read() {
        return read;
    }

    /** The faces that nobody asked for. */
    public List<Integer> unread() {
        return faces.subList(read, faces.size());
    }

    /** The faces that were given do not fit what the rules asked for. */
    public static final class Mismatch extends RuntimeException {
        private static final long serialVersionUID = 1;

        /** What does not fit. */
        public enum Kind {
            RAN_OUT,
            NOT_ON_THE_DIE
        }

        private final Kind kind;
        private final int read;
        private final int sides;

        Mismatch(Kind kind, int read, int sides) {
            super(kind + " after " + read + " dice, asked for a d" + sides);
            this.kind = kind;
            this.read = read;
            this.sides = sides;
        }

        public Kind kind() {
            return kind;
        }

        /** How many faces had been read before. */
        public int read() {
            return read;
        }

        /** The sides of the die that was asked for. */
        public int sides() {
            return sides;
        }
    }
}
