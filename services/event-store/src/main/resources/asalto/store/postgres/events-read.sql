select seq, header, result, roll, sheet, salts, previous, hash
from log.event where encounter = ? and seq > ? order by seq limit ?
