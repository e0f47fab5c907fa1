-- What an operator is told of: messages that were tried in vain so far, and those given up. Both are
-- few, beside the reminders that lie ahead.
CREATE INDEX messages_failing ON messages (due_at)
  WHERE sent_at IS NULL AND dead_at IS NULL AND tries > 0;
CREATE INDEX messages_undelivered ON messages (dead_at)
  WHERE dead_at IS NOT NULL AND error_code <> ALL (ARRAY['outdated', 'stopped', 'limited']);
