-- `order by` before the numbers are drawn: within an encounter they rise with the seq.
insert into log.pending (encounter, seq) select ?, seq from generate_series(?::bigint, ?::bigint) seq order by seq
