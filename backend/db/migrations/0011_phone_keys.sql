-- The telephone number of a customer's booking, however it was written: lib/phone-key.ts makes it. It is
-- null where the booking counts for nobody's limit.
ALTER TABLE bookings ADD COLUMN phone_key text;
UPDATE bookings SET phone_key = phone_digits(customer_phone) WHERE NOT by_provider;

DROP INDEX bookings_of_phone;
DROP FUNCTION booked_by_phone;
DROP FUNCTION phone_digits;

CREATE INDEX bookings_of_phone ON bookings (phone_key, account_id) WHERE phone_key IS NOT NULL;

-- What one number has booked, as epoch milliseconds: until when its visits in a calendar last that
-- are still to come, and when it booked anywhere within the last day, both in order. Whoever asks
-- holds the number until the end of the transaction, so counting and then booking is one step.
-- VOLATILE, so that the count sees what was committed while it waited.
CREATE FUNCTION booked_by_phone(phone text, calendar integer, at timestamptz) RETURNS json
  LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4022, hashtext(phone));
  RETURN (
    SELECT json_build_object(
      'openUntil', coalesce(json_agg((extract(epoch from upper(during)) * 1000)::bigint
          ORDER BY upper(during)) FILTER (WHERE account_id = calendar AND status = 'confirmed'
          AND upper(during) > at), '[]'),
      'madeAt', coalesce(json_agg((extract(epoch from created_at) * 1000)::bigint
          ORDER BY created_at) FILTER (WHERE created_at > at - interval '1 day'), '[]'))
    FROM bookings
    WHERE phone_key = phone);
END $$;
