insert into log.event (encounter, seq, header, result, roll, sheet, salts, previous, hash)
values (?, ?, ?, ?, ?, ?, ?, ?, ?)
