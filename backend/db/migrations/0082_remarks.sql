-- What a customer writes to the provider with a booking. It goes with the name.
ALTER TABLE bookings
  ADD COLUMN customer_remark text CHECK (char_length(customer_remark) BETWEEN 1 AND 500);
-- The statistics of the planner are copies of values, which an erasure would not reach.
ALTER TABLE bookings ALTER COLUMN customer_remark SET STATISTICS 0;

DROP INDEX bookings_with_person;
CREATE INDEX bookings_with_person ON bookings (upper(during))
  WHERE customer_name IS NOT NULL OR customer_phone IS NOT NULL OR phone_key IS NOT NULL
    OR customer_email IS NOT NULL OR customer_zone IS NOT NULL OR customer_remark IS NOT NULL
    OR note IS NOT NULL;
