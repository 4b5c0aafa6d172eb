select seq, header, result, roll, sheet, salts, previous, hash
from (
    select event.*, sum(octet_length(result) + octet_length(roll) + octet_length(sheet))
        over (order by seq rows between unbounded preceding and 1 preceding) as weight
    from log.event as event where encounter = ? and seq > ? order by seq limit ?
) as page
where weight is null or weight < ?
order by seq
