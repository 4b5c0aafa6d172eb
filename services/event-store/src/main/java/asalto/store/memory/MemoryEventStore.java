package asalto.store.memory;

import asalto.protocol.Hash;
import asalto.protocol.LoggedEvent;
import asalto.store.Answer;
import asalto.store.Answered;
import asalto.store.Append;
import asalto.store.EventStore;
import asalto.store.FedEvent;
import asalto.store.Feed;
import asalto.store.FeedHead;
import asalto.store.Head;
import asalto.store.Intent;
import asalto.store.Outcome;
import asalto.store.Sealer;
import asalto.store.Turn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;

/** The log in the memory of this process: one lock, lists and maps. */
public final class MemoryEventStore implements EventStore, Feed {

    private record Key(UUID encounter, String seat, String key) {}

    private final Sealer sealer;
    private final UUID epoch;
    private final Map<UUID, List<LoggedEvent>> encounters = new TreeMap<>();
    private final Map<Key, Answered> answers = new HashMap<>();
    private final List<FedEvent> pending = new ArrayList<>();
    private final List<FedEvent> feed = new ArrayList<>();
    private final Map<String, Long> checkpoints = new HashMap<>();
    private final Map<String, Turn> turns = new HashMap<>();

    public MemoryEventStore(Sealer sealer, UUID epoch) {
        this.sealer = sealer;
        this.epoch = epoch;
    }

    @Override
    public synchronized List<Outcome> append(List<Append> appends) {
        return appends.stream().map(this::appendOne).toList();
    }

    private Outcome appendOne(Append append) {
        var before = append.intent().flatMap(intent -> answered(append.encounter(), intent.seat(), intent.key()));
        if (before.isPresent()) {
            return before.get().again(append.intent().orElseThrow().fingerprint());
        }
        var past = encounters.getOrDefault(append.encounter(), List.of());
        if (past.size() != append.expectedVersion()) {
            return new Outcome.Conflict(append.expectedVersion(), past.size());
        }
        var previous = past.isEmpty() ? Hash.NONE : past.getLast().hash();
        var sealed = sealer.seal(append.encounter(), past.size(), previous, append.events());
        // The answer first: if it cannot be given, nothing is stored.
        var answer = append.intent().map(intent -> intent.answer().apply(sealed));
        store(append, sealed, answer);
        return new Outcome.Appended(sealed, answer);
    }

    private void store(Append append, List<LoggedEvent> sealed, Optional<Answer> answer) {
        if (!sealed.isEmpty()) {
            encounters
                    .computeIfAbsent(append.encounter(), _ -> new ArrayList<>())
                    .addAll(sealed);
        }
        sealed.forEach(event -> pending.add(new FedEvent(0, append.encounter(), event)));
        append.intent()
                .ifPresent(intent -> answers.put(
                        key(append.encounter(), intent), new Answered(intent.fingerprint(), answer.orElseThrow())));
    }

    private static Key key(UUID encounter, Intent intent) {
        return new Key(encounter, intent.seat(), intent.key());
    }

    @Override
    public synchronized Optional<Answered> answered(UUID encounter, String seat, String key) {
        return Optional.ofNullable(answers.get(new Key(encounter, seat, key)));
    }

    @Override
    public synchronized List<LoggedEvent> read(UUID encounter, long afterSeq, int limit) {
        return Pages.cut(encounters.getOrDefault(encounter, List.of()).stream().skip(afterSeq), limit, event -> event);
    }

    @Override
    public synchronized long head(UUID encounter) {
        return encounters.getOrDefault(encounter, List.of()).size();
    }

    @Override
    public synchronized Optional<Head> headOf(UUID encounter) {
        return Optional.ofNullable(encounters.get(encounter)).map(events -> head(encounter, events));
    }

    @Override
    public synchronized List<Head> heads() {
        return encounters.entrySet().stream()
                .map(each -> head(each.getKey(), each.getValue()))
                .toList();
    }

    private static Head head(UUID encounter, List<LoggedEvent> events) {
        return new Head(encounter, events.size(), events.getLast().hash());
    }

    @Override
    public synchronized int step(int limit) {
        var taken = pending.subList(0, Math.min(limit, pending.size()));
        int given = taken.size();
        for (var waiting : taken) {
            feed.add(new FedEvent(feed.size() + 1L, waiting.encounter(), waiting.event()));
        }
        taken.clear();
        return given;
    }

    @Override
    public synchronized List<FedEvent> read(long afterPosition, int limit) {
        return Pages.cut(feed.stream().skip(afterPosition), limit, FedEvent::event);
    }

    @Override
    public synchronized FeedHead head() {
        return new FeedHead(epoch, feed.size());
    }

    @Override
    public synchronized Optional<Turn> turn(String reader) {
        if (turns.containsKey(reader)) {
            return Optional.empty();
        }
        var turn = new MemoryTurn(reader);
        turns.put(reader, turn);
        return Optional.of(turn);
    }

    private final class MemoryTurn implements Turn {

        private final String reader;

        MemoryTurn(String reader) {
            this.reader = reader;
        }

        @Override
        public boolean lasts() {
            synchronized (MemoryEventStore.this) {
                return turns.get(reader) == this;
            }
        }

        @Override
        public void close() {
            synchronized (MemoryEventStore.this) {
                turns.remove(reader, this);
            }
        }
    }

    @Override
    public synchronized long checkpoint(String reader) {
        return checkpoints.getOrDefault(reader, 0L);
    }

    @Override
    public synchronized void checkpoint(Map<String, Long> positions) {
        positions.forEach((reader, position) -> checkpoints.merge(reader, position, Math::max));
    }
}
