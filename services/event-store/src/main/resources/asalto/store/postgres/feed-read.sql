select position, encounter, seq, header, result, roll, sheet, salts, previous, hash
from log.position join log.event using (encounter, seq)
where position > ? order by position limit ?
