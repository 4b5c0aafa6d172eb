-- The chronicle's copy of asalto.events. What was recorded or refused is never changed; offsets and heads move on.

create table recorded_event (
    encounter     text    not null,
    seq           bigint  not null check (seq > 0),
    envelope      text    not null,
    position      bigint  not null,
    epoch         text    not null,
    header_hash   text    not null,
    topic_id      text    not null,
    partition     integer not null,
    record_offset bigint  not null,
    primary key (encounter, seq)
);

-- Records that are no envelope, or contradict what is recorded. Encounter and seq are what the record claims, if it does.
create table refused_record (
    topic_id      text        not null,
    partition     integer     not null,
    record_offset bigint      not null,
    encounter     text,
    seq           bigint,
    reason        text        not null,
    record_key    bytea,
    record_value  bytea,
    noted_at      timestamptz not null default now(),
    primary key (topic_id, partition, record_offset)
);

create index refused_record_of_encounter on refused_record (encounter, seq);

-- The events 1..last_seq of an encounter are recorded without a hole; those up to highest_seq wait behind one.
create table encounter_head (
    encounter   text   primary key,
    last_seq    bigint not null,
    highest_seq bigint not null
);

-- The next record to take. A topic that was made anew has another id, and is read from its start.
create table topic_offset (
    topic_id    text    not null,
    partition   integer not null,
    next_offset bigint  not null,
    primary key (topic_id, partition)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
    raise exception '% of % is refused: what was recorded stays', tg_op, tg_table_name;
end
$$;

create trigger recorded_event_stays before update or delete or truncate on recorded_event
    for each statement execute function refuse_change();
create trigger refused_record_stays before update or delete or truncate on refused_record
    for each statement execute function refuse_change();

grant usage on schema chronicle to ${app};
grant select, insert on recorded_event, refused_record to ${app};
grant select, insert, update on encounter_head, topic_offset to ${app};
