-- Why a provider cancelled, for the customer to read. It is forgotten with the customer's name.
ALTER TABLE bookings ADD COLUMN cancel_reason text;
