select position, encounter, seq, header, result, roll, sheet, salts, previous, hash
from (
    select position, event.*, sum(octet_length(result) + octet_length(roll) + octet_length(sheet))
        over (order by position rows between unbounded preceding and 1 preceding) as weight
    from log.position join log.event as event using (encounter, seq)
    where position > ? order by position limit ?
) as page
where weight is null or weight < ?
order by position
