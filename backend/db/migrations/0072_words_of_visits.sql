-- Customers and visits are found as services are: "احمد" finds "أحمد". What `fold_text` leaves of
-- the letters that these words knew before stays.
CREATE OR REPLACE FUNCTION search_words(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN fold_text(translate(words, 'ŧŦ', 'tt'));

-- A generated column is made anew with a column that it is made from.
UPDATE bookings SET customer_name = customer_name
WHERE search_text <> search_words(coalesce(customer_name, '') || ' ' || service_names) || ' '
  || regexp_replace(coalesce(customer_phone, ''), '\D', '', 'g') || ' ' || id;
