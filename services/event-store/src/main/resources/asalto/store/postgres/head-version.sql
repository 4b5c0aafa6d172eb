select version from log.encounter_head where encounter = ?
