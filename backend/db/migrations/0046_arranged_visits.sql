-- Where a visit was before its provider moved it, so that the move can be taken back: times, person and
-- sequence, nothing of the customer.
ALTER TABLE bookings ADD COLUMN before_move jsonb;

-- Visits that were booked together have the id of the first of them.
ALTER TABLE bookings ADD COLUMN series_id integer;
CREATE INDEX bookings_of_series ON bookings (account_id, series_id) WHERE series_id IS NOT NULL;

-- A visit that a provider entered has a link for its customer now, so what they change there is news. Those
-- of before have seen nothing, and stay no news.
CREATE INDEX bookings_with_news ON bookings (account_id, upper(during))
  WHERE seen_sequence IS DISTINCT FROM sequence AND NOT (by_provider AND seen_sequence IS NULL);
