-- Visits that still say whose they were, by their end: the hourly job and `npm run privacy` empty them.
CREATE INDEX bookings_with_person ON bookings (upper(during))
  WHERE customer_name IS NOT NULL OR customer_phone IS NOT NULL OR phone_key IS NOT NULL
    OR customer_email IS NOT NULL OR customer_zone IS NOT NULL;

-- Messages that are done with, by when that was.
CREATE INDEX messages_settled ON messages (coalesce(sent_at, dead_at))
  WHERE sent_at IS NOT NULL OR dead_at IS NOT NULL;

-- The statistics of the planner are copies of values, which an erasure would not reach.
ALTER TABLE bookings
  ALTER COLUMN customer_name SET STATISTICS 0,
  ALTER COLUMN customer_phone SET STATISTICS 0,
  ALTER COLUMN phone_key SET STATISTICS 0,
  ALTER COLUMN customer_email SET STATISTICS 0;
ALTER INDEX bookings_of_email ALTER COLUMN 1 SET STATISTICS 0;
ALTER TABLE idempotency_keys
  ALTER COLUMN answer SET STATISTICS 0,
  ALTER COLUMN body_hash SET STATISTICS 0;

-- Decisions are only ever added; but the erasure of an account takes the words out of its own.
CREATE FUNCTION refuse_change_of_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.name = '' AND NEW.reason IS NOT DISTINCT FROM
      (CASE WHEN OLD.reason IS NULL THEN NULL ELSE '(erased)' END)
    AND (to_jsonb(NEW) - 'name' - 'reason') = (to_jsonb(OLD) - 'name' - 'reason')
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;
DROP TRIGGER decisions_append_only ON decisions;
CREATE TRIGGER decisions_stay BEFORE DELETE OR TRUNCATE ON decisions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER decisions_stay_as_they_are BEFORE UPDATE ON decisions
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_decision();

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_attribute
    WHERE attrelid = 'bookings'::regclass AND attname = 'search_text' AND NOT attisdropped)
  THEN
    ALTER TABLE bookings ALTER COLUMN search_text SET STATISTICS 0;
  END IF;
END $$;
