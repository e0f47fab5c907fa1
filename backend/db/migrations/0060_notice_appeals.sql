-- An appeal by whoever sent a notice, against the answer that nothing is wrong. It has no decision_id, so the
-- release before, which joins by that, does not see it.
ALTER TABLE appeals ALTER COLUMN decision_id DROP NOT NULL;
ALTER TABLE appeals ADD COLUMN notice_id integer REFERENCES reports (id) ON DELETE CASCADE;
-- The decision that answered the notice.
ALTER TABLE appeals ADD COLUMN answered_by integer REFERENCES staff_decisions (id);
ALTER TABLE appeals ADD CONSTRAINT appeals_are_of_one_side CHECK (
  (decision_id IS NULL) = (notice_id IS NOT NULL) AND (notice_id IS NULL) = (answered_by IS NULL));
CREATE UNIQUE INDEX appeals_of_notice ON appeals (notice_id, answered_by);

-- The provider's account, where a provider reported a review of their own.
ALTER TABLE reports ADD COLUMN account_id integer REFERENCES accounts (id) ON DELETE CASCADE;
CREATE INDEX reports_of_account ON reports (account_id) WHERE account_id IS NOT NULL;
