select position, cluster = (select system_identifier from pg_control_system()) as same_cluster
from log.feed_head for update
