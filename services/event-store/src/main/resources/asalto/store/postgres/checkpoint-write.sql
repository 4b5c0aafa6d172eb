insert into log.checkpoint (reader, position) values (?, ?)
on conflict (reader) do update set position = greatest(checkpoint.position, excluded.position)
