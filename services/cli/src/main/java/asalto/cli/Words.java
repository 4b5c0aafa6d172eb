package asalto.cli;

import asalto.cli.Outcome.Misfit;
import asalto.protocol.Parsed.Malformed;
import asalto.rules.Tape;
import asalto.rules.form.Fault;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Map;
import java.util.stream.Collectors;

/** Everything that the command says on standard error: English sentences for codes and their data. */
final class Words {

    private Words() {}

    /** The line of something that was said of a file. */
    static String line(String file, String said) {
        return printable(file + ": " + said);
    }

    static String line(String file, Fault fault) {
        return line(file, of(fault));
    }

    /** Path, code, and what is wrong. A fault of the whole has no path. */
    static String of(Fault fault) {
        var path = fault.path().isEmpty() ? "" : fault.path() + ": ";
        return path + fault.code() + " " + sentence(fault);
    }

    static String of(Difference difference) {
        return difference.path() + ": expected " + difference.expected() + ", got " + difference.got();
    }

    static String of(Misfit misfit) {
        return "rounds[" + misfit.round() + "].dice: "
                + switch (misfit) {
                    case Misfit.LeftOver left -> left.count() + " left over after die " + left.read();
                    case Misfit.Wrong die -> of(die.wrong());
                };
    }

    private static String of(Tape.Mismatch wrong) {
        return switch (wrong.kind()) {
            case RAN_OUT -> "ran out after die " + wrong.read() + ", a d" + wrong.sides() + " was asked for";
            case NOT_ON_THE_DIE -> "die " + (wrong.read() + 1) + " shows what no d" + wrong.sides() + " can show";
        };
    }

    static String malformed(Malformed malformed) {
        return "malformed line " + malformed.line() + ", column " + malformed.column() + ": "
                + switch (malformed.reason()) {
                    case SYNTAX -> "this is not JSON";
                    case NOT_UTF_8 -> "this is not UTF-8";
                    case TOO_DEEP -> "objects and lists lie too deep in each other";
                    case TOO_LONG -> "a text or a number is too long";
                };
    }

    static String tooLarge(int most) {
        return "too-large it has more than " + most + " bytes";
    }

    static String unreadable(String name, Exception e) {
        return "unreadable "
                + switch (e) {
                    case NoSuchFileException _
                    when isLost(name) ->
                        "its name is not UTF-8 and is not understood: give it another, or give its content on standard"
                                + " input (- instead of the name)";
                    case NoSuchFileException _ -> "there is no such file";
                    case AccessDeniedException _ -> "it may not be read";
                    case FileSystemException wrong -> String.valueOf(wrong.getReason());
                    default -> String.valueOf(e.getMessage());
                };
    }

    /** Whether letters of a name were no UTF-8 when it was given to Java, which has put this mark in their place. */
    static boolean isLost(String name) {
        return name.indexOf('\uFFFD') >= 0;
    }

    static String unwritable(IOException e) {
        return "unwritable " + e.getClass().getSimpleName() + " " + e.getMessage();
    }

    static String link() {
        return "unwritable it is a symbolic link, and leads elsewhere";
    }

    static String noFile() {
        return "unwritable it is there already, and is no file";
    }

    static String outputLost() {
        return "unwritable standard output does not take what is written to it";
    }

    static String wrongCommandLine(String message) {
        return "wrong command line: " + message;
    }

    static String broken(RuntimeException e) {
        return "a mistake of ours: " + e;
    }

    private static String sentence(Fault fault) {
        return switch (fault.code()) {
            case "unknown-field" -> "there is no such field";
            case "missing-field" -> "is required";
            case "unknown-combatant" -> "there is no combatant " + quoted(fault, "given");
            case "wrong-value", "not-allowed" -> why(fault);
            default -> plain(fault.data());
        };
    }

    private static String why(Fault fault) {
        return switch (fault.data().getOrDefault("reason", "")) {
            case "type" -> "must be " + type(fault.data().get("expected"));
            case "empty" -> "must not be empty";
            case "range" -> "must be " + range(fault.data());
            case "choice" -> quoted(fault, "given") + " is not one of " + it(fault, "choices");
            case "count" -> "must have at most " + it(fault, "most") + " entries, not " + it(fault, "given");
            case "length" -> "must have at most " + it(fault, "most") + " characters, not " + it(fault, "given");
            case "control-character" -> "must not have control characters";
            case "dots" -> "must not be dots alone";
            case "too-many-dice" -> "has more dice than odds can be told of";
            case "not-yours" -> "is not " + it(fault, "given") + "'s player";
            case "digits" -> "must have at most " + it(fault, "most") + " digits";
            case "more-faults" -> "there are " + it(fault, "untold") + " faults more";
            case "not-positive" -> "must be above 0";
            case "size" -> "must have " + it(fault, "expected") + " entries, not " + it(fault, "given");
            case "dice" -> quoted(fault, "given") + " are no dice such as 1d8+1";
            case "unknown-model" -> "the weapons table has no " + quoted(fault, "given");
            case "unknown-skill" -> "the skills table has no " + quoted(fault, "given");
            case "unknown-weapon" ->
                "no weapon " + quoted(fault, "given") + " among those of " + quoted(fault, "combatant");
            case "given-twice" -> "is given twice";
            case "cover" -> "must cover 1 to 10 once each; " + it(fault, "figure") + " is not";
            case "falling" -> "must not fall from one to the next";
            case "actions-or-modes" -> "must have either actions or modes";
            case "skill-needed" -> "must have " + it(fault, "skills");
            case "taken" -> quoted(fault, "given") + " is taken";
            case "below-base" -> it(fault, "given") + " is below the base " + it(fault, "least");
            case "hands" -> "this weapon takes " + it(fault, "hands") + " hand(s)";
            case "hand-full" -> "the hand is full: " + it(fault, "given");
            case "no-magazine" -> "this weapon takes no ammunition";
            case "not-carried-loaded" -> "this weapon is not carried loaded";
            case "prone-rider" -> "who is mounted is not prone";
            case "pair" -> "one distance for each pair of two combatants";
            case "set-already" -> quoted(fault, "given") + " is set already";
            case "declared-already" -> quoted(fault, "given") + " has declared already";
            case "himself" -> "must be somebody else";
            case "shoots" -> quoted(fault, "given") + " shoots: it neither strikes nor parries";
            case "does-not-shoot" -> quoted(fault, "given") + " does not shoot";
            case "not-loaded" -> quoted(fault, "given") + " is not loaded";
            case "natural" -> "a natural weapon is not held, drawn, stowed, dropped or picked up";
            case "no-skill" -> quoted(fault, "combatant") + " has no " + it(fault, "skill");
            case "not-drawn-and-used" -> "this weapon is not drawn and used in one round";
            case "target-or-targets" -> "must have either target or targets";
            case "skill-or-attribute" -> "must have either skill or attribute";
            case "not-sustained" -> "only sustained fire has targets";
            case "sprays" -> it(fault, "given") + " sprays; must be from 1 to " + it(fault, "most");
            case "beyond-range" -> it(fault, "given") + " m is beyond long range, " + it(fault, "most") + " m";
            case "more-than-agility" -> it(fault, "given") + " actions with Agility " + it(fault, "most");
            case "more-than-weapon-allows" ->
                it(fault, "given") + " actions with " + quoted(fault, "weapon") + ", which allows " + it(fault, "most");
            case "more-than-one-mode" -> quoted(fault, "weapon") + " fires in one mode a round";
            case "more-than-once" -> quoted(fault, "weapon") + " fires once a round by " + it(fault, "mode");
            case "second-move" -> "there is one move in a round";
            case "stands-alone" -> "a whole-round action stands alone";
            default -> plain(fault.data());
        };
    }

    private static String type(String expected) {
        return switch (expected) {
            case "object" -> "an object";
            case "list" -> "a list";
            case "text" -> "a text";
            case "integer" -> "an integer";
            case "number" -> "a number";
            case "truth" -> "true or false";
            default -> expected;
        };
    }

    private static String range(Map<String, String> data) {
        boolean open = data.getOrDefault("most", "").equals("" + Integer.MAX_VALUE);
        boolean any = data.getOrDefault("least", "").equals("" + Integer.MIN_VALUE);
        return (any ? "an integer of 32 bits" : open ? "at least " + data.get("least") : between(data))
                + (data.containsKey("given") ? ", not " + data.get("given") : "");
    }

    private static String between(Map<String, String> data) {
        return "from " + data.get("least") + " to " + data.get("most");
    }

    private static String it(Fault fault, String name) {
        return fault.data().getOrDefault(name, "?");
    }

    private static String quoted(Fault fault, String name) {
        return "\"" + it(fault, name) + "\"";
    }

    /** What there is to say of a code that has no sentence here. */
    private static String plain(Map<String, String> data) {
        return data.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    /** One line, whatever names were written in the file. */
    private static String printable(String line) {
        var printable = new StringBuilder();
        line.codePoints().forEach(c -> {
            if (Character.isISOControl(c)) {
                printable.append(String.format("\\u%04x", c));
            } else {
                printable.appendCodePoint(c);
            }
        });
        return printable.toString();
    }
}
