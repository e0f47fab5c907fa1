-- Where a visit was before its provider moved it, so that the move can be taken back: times, person and
-- sequence, nothing of the customer.
ALTER TABLE bookings ADD COLUMN before_move jsonb;

-- Visits that were booked together have the id of the first of them.
ALTER TABLE bookings ADD COLUMN series_id integer;
CREATE INDEX bookings_of_series ON bookings (account_id, series_id) WHERE series_id IS NOT NULL;
