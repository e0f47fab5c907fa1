-- A report may be a whole notice: who sends it, and that they believe it; it is answered by a decision.
ALTER TABLE reports
  ADD COLUMN name text NOT NULL DEFAULT '' CHECK (char_length(name) <= 120),
  ADD COLUMN in_good_faith boolean NOT NULL DEFAULT false,
  -- The decision of the staff that closed it; null for one that was closed without.
  ADD COLUMN answered_by integer REFERENCES staff_decisions (id);
CREATE INDEX reports_answered ON reports (answered_by) WHERE answered_by IS NOT NULL;
ALTER TABLE reports ALTER COLUMN name SET STATISTICS 0;
ALTER TABLE reports DROP CONSTRAINT reports_reason_check;
ALTER TABLE reports ADD CONSTRAINT reports_reason_check CHECK (reason IN
  ('misleading', 'wrongDetails', 'scam', 'harmful', 'privateData', 'rights', 'forbidden', 'law', 'child', 'other'));
