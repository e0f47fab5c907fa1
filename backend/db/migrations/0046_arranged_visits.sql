-- Where a visit was before its provider moved it, so that the move can be taken back: times, person and
-- sequence, nothing of the customer.
ALTER TABLE bookings ADD COLUMN before_move jsonb;
