update log.encounter_head set version = ?, hash = ? where encounter = ?
