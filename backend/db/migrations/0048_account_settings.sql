-- What providers say about themselves and their mail. `notice_email` is where their mail goes once they have proved
-- that they read it there; until then `pending_email`, of which the address before knows nothing yet, waits.
ALTER TABLE accounts
  ADD COLUMN phone text NOT NULL DEFAULT '',
  ADD COLUMN notice_email text,
  ADD COLUMN pending_email text,
  ADD COLUMN pending_since timestamptz,
  ADD COLUMN former_email text,
  ADD COLUMN address_version integer NOT NULL DEFAULT 0,
  ADD COLUMN mail_off text[] NOT NULL DEFAULT '{}',
  ADD COLUMN settings_version integer NOT NULL DEFAULT 0,
  ADD COLUMN session_version integer NOT NULL DEFAULT 0;
-- The statistics of the planner are copies of values, which an erasure would not reach.
ALTER TABLE accounts
  ALTER COLUMN phone SET STATISTICS 0,
  ALTER COLUMN notice_email SET STATISTICS 0,
  ALTER COLUMN pending_email SET STATISTICS 0,
  ALTER COLUMN former_email SET STATISTICS 0;
