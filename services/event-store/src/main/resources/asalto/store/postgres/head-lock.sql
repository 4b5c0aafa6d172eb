-- Taken before anything else is written: it orders the writers of an encounter.
select version, hash from log.encounter_head where encounter = ? for update
