-- A message may also be about a decision of the staff: whatever the rule counts, one of them is set.
ALTER TABLE messages ADD COLUMN staff_decision_id integer;
DO $$
DECLARE
  old record;
BEGIN
  FOR old IN
    SELECT conname AS name, pg_get_constraintdef(oid) AS rule FROM pg_constraint
    WHERE conrelid = 'messages'::regclass AND contype = 'c'
      AND pg_get_constraintdef(oid) LIKE '%num_nonnulls(%'
  LOOP
    EXECUTE format('ALTER TABLE messages DROP CONSTRAINT %I', old.name);
    EXECUTE 'ALTER TABLE messages ADD '
      || replace(old.rule, 'num_nonnulls(', 'num_nonnulls(staff_decision_id, ');
  END LOOP;
END $$;
