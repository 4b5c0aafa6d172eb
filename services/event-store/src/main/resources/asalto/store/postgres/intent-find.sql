select fingerprint, answer from log.intent where encounter = ? and seat = ? and key = ?
