-- Ordinary state of the arena, in the schema `arena`: what is no event. The log has a schema and a history of its own.

-- What an encounter is called and how fast it is played. Its history is the log; a row without a history is nothing.
create table encounter (
    id        text primary key,
    name      text        not null check (char_length(name) between 1 and 200),
    ruleset   text        not null,
    pace      text        not null,
    opened_at timestamptz not null default now()
);
create index encounter_newest on encounter (opened_at desc);

-- Who plays the beats of an encounter, and until when unless he renews it. By the clock of the database.
create table lease (
    encounter text primary key,
    holder    text        not null,
    until     timestamptz not null
);

-- The dice put aside for a round. They are the future: not in the log, never shown.
create table round_dice (
    encounter text    not null,
    round     integer not null,
    pace      text    not null,
    seed      bytea   not null check (length(seed) = 32),
    tape      integer[],
    primary key (encounter, round)
);

grant usage on schema arena to "${app}";
grant select, insert, update on encounter to "${app}";
grant select, insert, update, delete on lease to "${app}";
grant select, insert, update on round_dice to "${app}";
