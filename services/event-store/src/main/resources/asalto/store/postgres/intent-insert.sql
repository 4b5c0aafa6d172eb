insert into log.intent (encounter, seat, key, fingerprint, answer) values (?, ?, ?, ?, ?)
