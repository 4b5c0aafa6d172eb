select encounter, version, hash from log.encounter_head where version > 0 order by encounter
