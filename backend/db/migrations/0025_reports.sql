-- What visitors reported. Who they were is not kept, but for an address for an answer.
CREATE TABLE reports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('service', 'event', 'slate')),
  -- A text, because slates may come from another service.
  subject_id text NOT NULL CHECK (length(subject_id) <= 100),
  reason text NOT NULL CHECK (reason IN ('misleading', 'wrongDetails', 'scam', 'harmful', 'other')),
  text text NOT NULL DEFAULT '' CHECK (length(text) <= 1000),
  email text CHECK (length(email) <= 254),
  reported_at timestamptz NOT NULL,
  closed_at timestamptz
);
-- Those that are open, the oldest first; and those to be forgotten.
CREATE INDEX reports_open ON reports (reported_at, id) WHERE closed_at IS NULL;
CREATE INDEX reports_closed ON reports (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX reports_of ON reports (kind, subject_id);

-- The statistics of the planner are copies of values, which an erasure would not reach.
ALTER TABLE reports
  ALTER COLUMN text SET STATISTICS 0,
  ALTER COLUMN email SET STATISTICS 0;
