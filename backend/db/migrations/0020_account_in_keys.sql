-- Every key and reference of a calendar carries its account, so that calendars can be spread over
-- several machines by it (docs/SCALE.md). The old columns stay first: statements of processes that
-- were started before find what they look for by the same indexes.
ALTER TABLE booking_items ADD COLUMN account_id integer;
UPDATE booking_items i SET account_id = b.account_id FROM bookings b WHERE b.id = i.booking_id;

ALTER TABLE booking_items
  ALTER COLUMN account_id SET NOT NULL,
  DROP CONSTRAINT booking_items_booking_id_fkey,
  DROP CONSTRAINT booking_items_booking_id_service_item_id_key,
  DROP CONSTRAINT booking_items_pkey;
ALTER TABLE bookings DROP CONSTRAINT bookings_pkey, ADD PRIMARY KEY (id, account_id);
ALTER TABLE booking_items
  ADD PRIMARY KEY (booking_id, position, account_id),
  ADD UNIQUE (booking_id, service_item_id, account_id),
  ADD FOREIGN KEY (booking_id, account_id) REFERENCES bookings (id, account_id) ON DELETE CASCADE;
ALTER TABLE availability DROP CONSTRAINT availability_pkey, ADD PRIMARY KEY (id, account_id);

-- Those processes do not name the account of an item.
CREATE FUNCTION account_of_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT account_id INTO NEW.account_id FROM bookings WHERE id = NEW.booking_id;
  RETURN NEW;
END $$;
CREATE TRIGGER booking_items_account BEFORE INSERT ON booking_items
  FOR EACH ROW WHEN (NEW.account_id IS NULL) EXECUTE FUNCTION account_of_item();
