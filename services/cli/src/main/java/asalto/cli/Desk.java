package asalto.cli;

import asalto.cli.Outcome.Faulty;
import asalto.cli.Outcome.Misfit;
import asalto.cli.Outcome.Resolved;
import asalto.protocol.RuleBook;
import asalto.rules.form.Reading;
import java.util.List;
import java.util.Optional;

/** Answers for one file after the other, by the same options. */
record Desk(Optional<Long> seed, boolean state, boolean check) {

    Answer answer(String file) {
        return switch (Source.of(file)) {
            case Source.Unusable(var why) -> Answer.failed(Answer.NOT_VALID, List.of(Words.line(file, why)));
            case Source.Read(var form) -> answer(file, Golden.of(form));
        };
    }

    private Answer answer(String file, Golden golden) {
        try {
            return check ? checked(file, golden) : played(file, golden);
        } catch (RuntimeException e) {
            return Answer.failed(Answer.BROKEN, List.of(Words.line(file, Words.broken(e))));
        }
    }

    private Answer played(String file, Golden golden) {
        var book = RuleBooks.of(golden.scenario());
        return switch (new Play(book.rules(), Rolled.of(seed)).of(golden.scenario())) {
            case Resolved resolved -> Answer.resolved(text(book, resolved));
            case Faulty(var faults) ->
                Answer.failed(
                        Answer.NOT_VALID,
                        faults.stream().map(fault -> Words.line(file, fault)).toList());
            case Misfit misfit -> Answer.failed(Answer.DICE_DO_NOT_FIT, List.of(Words.line(file, Words.of(misfit))));
        };
    }

    /** Line by line: the trees of a long fight would need many times the room of their text. */
    private String text(RuleBook book, Resolved resolved) {
        var lines = new Lines(book.codec());
        var all = new StringBuilder();
        for (int index = 0; index < resolved.events().size(); index++) {
            all.append(Lines.text(lines.event(index + 1, resolved.events().get(index))))
                    .append('\n');
        }
        if (state) {
            all.append(Lines.text(lines.state(resolved.state()))).append('\n');
        }
        return all.toString();
    }

    private Answer checked(String file, Golden golden) {
        return switch (Expectation.of(golden.expect())) {
            case Reading.Faulty(var faults) ->
                Answer.failed(
                        Answer.NOT_VALID,
                        faults.stream().map(fault -> Words.line(file, fault)).toList());
            case Reading.Sound(var expectation) -> {
                var book = RuleBooks.of(golden.scenario());
                var outcome = new Play(book.rules(), Rolled.of(seed)).of(golden.scenario());
                yield new Check(book)
                        .difference(expectation, outcome)
                        .map(difference ->
                                Answer.failed(Answer.NOT_AS_EXPECTED, List.of(Words.line(file, Words.of(difference)))))
                        .orElseGet(() -> Answer.resolved(""));
            }
        };
    }
}
