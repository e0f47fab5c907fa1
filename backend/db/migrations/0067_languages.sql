-- In which language somebody is written to: a customer that of the page they booked on, a provider the chosen one.
ALTER TABLE bookings ADD COLUMN customer_language text;
ALTER TABLE accounts ADD COLUMN language text;
