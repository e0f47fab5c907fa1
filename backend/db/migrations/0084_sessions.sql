-- Signing in lasts for weeks, so that an account lists where it is signed in, and ends one of them. Without a reference
-- to accounts: somebody is signed in before there is one. An ended one stays until its end, as whoever has it could still
-- show it.
CREATE TABLE sessions (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  device text NOT NULL,
  begun_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX sessions_of ON sessions (user_id);
CREATE INDEX sessions_by_end ON sessions (ends_at);
-- The statistics of the planner are copies of values, which an erasure would not reach.
ALTER TABLE sessions ALTER COLUMN user_id SET STATISTICS 0, ALTER COLUMN device SET STATISTICS 0;
-- Notices on a device end with its session.
ALTER TABLE push_devices ADD COLUMN session_id text;
ALTER TABLE push_devices ALTER COLUMN session_id SET STATISTICS 0;
