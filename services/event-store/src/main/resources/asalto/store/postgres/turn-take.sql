select pg_try_advisory_lock(hashtextextended('log.turn/' || ?, 0))
