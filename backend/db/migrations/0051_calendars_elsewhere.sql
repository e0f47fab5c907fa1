-- When somebody is busy by a calendar that they keep somewhere else. Of it only the times are kept.
CREATE TABLE other_calendars (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  person_id integer NOT NULL DEFAULT 0,
  name text NOT NULL CHECK (name <> '' AND char_length(name) <= 60),
  -- The address is a password. It is sealed by a key made of LINK_SECRET, and shown as its host and last
  -- four letters.
  sealed_address bytea NOT NULL,
  shown_host text NOT NULL,
  shown_end text NOT NULL,
  -- Whether whole days that do not say whether they are busy are.
  closes_whole_days boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  -- After this a process that reads it is taken for dead.
  claimed_until timestamptz,
  tried_at timestamptz,
  read_at timestamptz,
  failing_since timestamptz,
  failures integer NOT NULL DEFAULT 0,
  -- Up to when its times are known, and when they were counted.
  known_until timestamptz,
  counted_at timestamptz,
  unreadable integer NOT NULL DEFAULT 0,
  content_hash bytea,
  etag text,
  last_modified text,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX other_calendars_due ON other_calendars (due_at);

CREATE TABLE busy_elsewhere (
  account_id integer NOT NULL,
  calendar_id integer NOT NULL,
  during tstzrange NOT NULL,
  -- A whole day that does not say whether it is busy.
  unsaid boolean NOT NULL,
  FOREIGN KEY (account_id, calendar_id) REFERENCES other_calendars (account_id, id) ON DELETE CASCADE
);
CREATE INDEX busy_elsewhere_times ON busy_elsewhere USING gist (account_id, during);
CREATE INDEX busy_elsewhere_by_calendar ON busy_elsewhere (account_id, calendar_id);

-- The statistics of the planner are copies of values, which an erasure would not reach.
ALTER TABLE other_calendars
  ALTER COLUMN name SET STATISTICS 0,
  ALTER COLUMN sealed_address SET STATISTICS 0,
  ALTER COLUMN shown_host SET STATISTICS 0,
  ALTER COLUMN shown_end SET STATISTICS 0;
