select pg_advisory_unlock(hashtextextended('log.turn/' || ?, 0))
