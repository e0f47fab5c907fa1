-- Addresses of customers that are not one plain address (lib/domain/text/mail-address.ts). Mail programs
-- read some of them as the address of somebody else, to whom nobody's limit or "not me" then applied.
-- Their mail is not sent any more.
UPDATE bookings SET customer_email = NULL
WHERE customer_email IS NOT NULL AND (
  customer_email !~ '^[^@]+@[^@]+$'
  OR customer_email ~ '[][[:space:][:cntrl:]<>(),;:"\\%!]'
  OR customer_email ~ '(^|[.@])[.@]' OR customer_email ~ '\.$'
  OR split_part(customer_email, '@', 2) !~ '\.'
  OR customer_email ~ '\.[0-9]+$'
);

-- Networks do not tell capitals from small letters.
UPDATE bookings
SET customer_email = split_part(customer_email, '@', 1) || '@' || lower(split_part(customer_email, '@', 2))
WHERE split_part(customer_email, '@', 2) <> lower(split_part(customer_email, '@', 2));
