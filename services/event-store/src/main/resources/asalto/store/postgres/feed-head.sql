select epoch, position from log.feed_head
