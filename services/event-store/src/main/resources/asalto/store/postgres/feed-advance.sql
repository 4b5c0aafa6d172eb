update log.feed_head set position = position + ?
