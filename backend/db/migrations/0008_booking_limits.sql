-- What providers enter themselves counts for nobody's limit.
ALTER TABLE bookings ADD COLUMN by_provider boolean NOT NULL DEFAULT false;

-- One number, however it is written: lib/domain/text/telephone.ts has the same rule.
CREATE FUNCTION phone_digits(written text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN written !~ '^\s*\+' AND regexp_replace(written, '[^0-9]', '', 'g') ~ '^(00)?[0-9]{8}$'
      THEN '356' || right(regexp_replace(written, '[^0-9]', '', 'g'), 8)
    ELSE regexp_replace(regexp_replace(written, '[^0-9]', '', 'g'), '^00', '')
  END;

CREATE INDEX bookings_of_phone ON bookings (phone_digits(customer_phone), account_id)
  WHERE NOT by_provider;

-- What one number has booked, as epoch milliseconds: until when its visits in a calendar last that
-- are still to come, and when it booked anywhere within the last day, both in order. Whoever asks
-- holds the number until the end of the transaction, so counting and then booking is one step.
-- VOLATILE, so that the count sees what was committed while it waited.
CREATE FUNCTION booked_by_phone(phone text, calendar integer, at timestamptz) RETURNS json
  LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4022, hashtext(phone_digits(phone)));
  RETURN (
    SELECT json_build_object(
      'openUntil', coalesce(json_agg((extract(epoch from upper(during)) * 1000)::bigint
          ORDER BY upper(during)) FILTER (WHERE account_id = calendar AND status = 'confirmed'
          AND upper(during) > at), '[]'),
      'madeAt', coalesce(json_agg((extract(epoch from created_at) * 1000)::bigint
          ORDER BY created_at) FILTER (WHERE created_at > at - interval '1 day'), '[]'))
    FROM bookings
    WHERE NOT by_provider AND phone_digits(customer_phone) = phone_digits(phone));
END $$;
