-- What a provider notes about a visit goes with the name of its customer.
DROP INDEX bookings_with_person;
CREATE INDEX bookings_with_person ON bookings (upper(during))
  WHERE customer_name IS NOT NULL OR customer_phone IS NOT NULL OR phone_key IS NOT NULL
    OR customer_email IS NOT NULL OR customer_zone IS NOT NULL OR note IS NOT NULL;
