-- What the customers of a service still see of it when it was deleted: {name, address, phone, whatsapp}.
-- Null while the service exists, and for what a backend without this column deletes meanwhile.
ALTER TABLE bookings ADD COLUMN former_service jsonb;
