-- A message may also be about the address of an account.
ALTER TABLE messages ADD COLUMN address_version integer;
DO $$
DECLARE
  old text;
BEGIN
  FOR old IN
    SELECT conname FROM pg_constraint
    WHERE conrelid = 'messages'::regclass AND contype = 'c'
      AND pg_get_constraintdef(oid) LIKE '%num_nonnulls%'
  LOOP
    EXECUTE format('ALTER TABLE messages DROP CONSTRAINT %I', old);
  END LOOP;
END $$;
ALTER TABLE messages
  ADD CHECK (num_nonnulls(booking_id, decision_id, listing_id, address_version) = 1);
