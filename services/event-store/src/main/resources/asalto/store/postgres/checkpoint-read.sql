select position from log.checkpoint where reader = ?
