-- The kinds of mail stand in MAIL_KINDS (backend/mail/mail-kinds.ts) alone: a new one needs no
-- migration. A message is about a booking, or about a decision.
DO $$
DECLARE
  old text;
BEGIN
  FOR old IN
    SELECT conname FROM pg_constraint
    WHERE conrelid = 'messages'::regclass AND contype = 'c'
      AND pg_get_constraintdef(oid) LIKE '%kind%'
  LOOP
    EXECUTE format('ALTER TABLE messages DROP CONSTRAINT %I', old);
  END LOOP;
END $$;
ALTER TABLE messages
  ADD CHECK (kind ~ '^[a-z]{1,30}$'),
  ADD CHECK (num_nonnulls(booking_id, decision_id) = 1),
  ADD CHECK ((booking_id IS NULL) = (sequence IS NULL));
