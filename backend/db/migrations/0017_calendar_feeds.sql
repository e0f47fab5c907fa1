-- The secret address of a provider's calendar feed is signed, not stored: `feed_version` is in it, and
-- raising it ends the address. Null since: there is none.
ALTER TABLE accounts
  ADD COLUMN feed_version integer NOT NULL DEFAULT 0,
  ADD COLUMN feed_since timestamptz;
