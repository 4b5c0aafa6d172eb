-- The log of encounters. Events and positions can be added and read, and nothing else: by grant for the service, by
-- trigger for everybody.

create table log.encounter_head (
    encounter uuid primary key,
    version bigint not null check (version >= 0),
    hash bytea not null check (octet_length(hash) = 32)
);
comment on table log.encounter_head is 'The lock of each encounter, the seq of its last event, and that event''s hash.';

create table log.event (
    encounter uuid not null,
    seq bigint not null check (seq > 0),
    header text not null,
    result text not null,
    roll text not null,
    sheet text not null,
    salts bytea not null check (octet_length(salts) = 48),
    previous bytea not null check (octet_length(previous) = 32),
    hash bytea not null check (octet_length(hash) = 32),
    primary key (encounter, seq)
);
comment on table log.event is 'What happened. Every column is hashed; the hashed bytes are the bytes stored.';
comment on column log.event.salts is 'Sixteen bytes each for result, roll and sheet.';

create table log.intent (
    encounter uuid not null,
    seat text not null,
    key text not null,
    fingerprint bytea not null check (octet_length(fingerprint) = 32),
    answer bytea not null,
    primary key (encounter, seat, key)
);
comment on table log.intent is 'What was asked once and answered; kept as long as the encounter.';

create table log.pending (
    enq bigserial primary key,
    encounter uuid not null,
    seq bigint not null
);
comment on table log.pending is 'Events that have no position yet.';

create table log.position (
    position bigint primary key check (position > 0),
    encounter uuid not null,
    seq bigint not null,
    unique (encounter, seq)
);
comment on table log.position is 'The place of each event in the feed: dense, and never given twice.';

create table log.feed_head (
    single boolean primary key default true check (single),
    epoch uuid not null,
    cluster bigint not null,
    position bigint not null check (position >= 0)
);
comment on table log.feed_head is 'The sequencer''s lock, the last position given, and the cluster that gave it.';
insert into log.feed_head (epoch, cluster, position)
select gen_random_uuid(), system_identifier, 0 from pg_control_system();

create table log.checkpoint (
    reader text primary key,
    position bigint not null check (position >= 0)
);
comment on table log.checkpoint is 'How far each reader of the feed is done.';

create function log.refuse_change() returns trigger language plpgsql as $$
begin
    raise exception '% of % is refused: the log is only appended to', tg_op, tg_table_name
        using errcode = 'insufficient_privilege';
end
$$;

create trigger append_only before update or delete or truncate on log.event
    for each statement execute function log.refuse_change();
alter table log.event enable always trigger append_only;

create trigger append_only before update or delete or truncate on log.position
    for each statement execute function log.refuse_change();
alter table log.position enable always trigger append_only;

grant usage on schema log to "${app}";
grant select, insert on log.event, log.position, log.intent to "${app}";
grant select, insert, update on log.encounter_head, log.checkpoint to "${app}";
grant select, update on log.feed_head to "${app}";
grant select, insert, delete on log.pending to "${app}";
grant usage on sequence log.pending_enq_seq to "${app}";
