-- What somebody says against a decision of the staff that was against them: once for each decision.
CREATE TABLE appeals (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  decision_id integer NOT NULL UNIQUE REFERENCES staff_decisions (id),
  -- Of the decision; null for nobody's here. Erased with it.
  account_id integer REFERENCES accounts (id) ON DELETE CASCADE,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  sent_at timestamptz NOT NULL,
  -- All three are null while it is open.
  decided_at timestamptz,
  outcome text CHECK (outcome IN ('reverse', 'stays')),
  answer text CHECK (char_length(answer) BETWEEN 1 AND 2000),
  CHECK ((decided_at IS NULL) = (outcome IS NULL) AND (decided_at IS NULL) = (answer IS NULL))
);
CREATE INDEX appeals_open ON appeals (sent_at) WHERE decided_at IS NULL;
CREATE INDEX appeals_of_account ON appeals (account_id);
ALTER TABLE appeals ALTER COLUMN text SET STATISTICS 0;
