package asalto.arena.api;

import asalto.arena.Answer;
import asalto.arena.Refusal;
import asalto.protocol.Json;
import com.fasterxml.jackson.core.JsonProcessingException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.UncheckedIOException;

/** Writes answers: what was done, what was looked up, what was refused. */
final class Answers {

    private static final int RETRY_SECONDS = 1;

    private Answers() {}

    static String text(Object record) {
        try {
            return Json.records().writeValueAsString(record);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("writing a record in memory", e);
        }
    }

    static Response found(Object record) {
        return Response.ok(text(record), MediaType.APPLICATION_JSON_TYPE).build();
    }

    static Response found(Object record, long version) {
        return Response.ok(text(record), MediaType.APPLICATION_JSON_TYPE)
                .header("ETag", etag(version))
                .build();
    }

    /** @param status of what was done */
    static Response of(Answer answer, int status) {
        return switch (answer) {
            case Answer.Done(long version, var text) ->
                Response.status(status)
                        .type(MediaType.APPLICATION_JSON_TYPE)
                        .header("ETag", etag(version))
                        .entity(text)
                        .build();
            case Answer.Not(var refusal) -> refused(refusal);
        };
    }

    static Response refused(Refusal refusal) {
        var answer = refused(Problem.of(status(refusal.kind()), refusal.code(), refusal.faults()));
        return refusal.kind() == Refusal.Kind.BUSY
                ? Response.fromResponse(answer)
                        .header("Retry-After", RETRY_SECONDS)
                        .build()
                : answer;
    }

    static Response refused(Problem problem) {
        return Response.status(problem.status())
                .type(Problem.MEDIA_TYPE)
                .entity(text(problem))
                .build();
    }

    /** Too many ask for what takes long. */
    static Response crowded() {
        return Response.fromResponse(refused(Problem.of(503, "crowded")))
                .header("Retry-After", RETRY_SECONDS)
                .build();
    }

    static Response absent() {
        return refused(Refusal.absent());
    }

    private static String etag(long version) {
        return "\"" + version + "\"";
    }

    private static int status(Refusal.Kind kind) {
        return switch (kind) {
            case ABSENT -> 404;
            case PHASE, BUSY -> 409;
            case CONFLICT -> 412;
            case FAULTY -> 422;
        };
    }
}
