-- An event that others cannot see yet is numbered later: there is no hole to wait for.
with waiting as (
    select enq from log.pending order by enq limit ?
), taken as (
    delete from log.pending using waiting where pending.enq = waiting.enq
    returning pending.enq, pending.encounter, pending.seq
)
insert into log.position (position, encounter, seq)
select ? + row_number() over (order by enq), encounter, seq from taken
