insert into log.encounter_head (encounter, version, hash) values (?, 0, ?) on conflict (encounter) do nothing
