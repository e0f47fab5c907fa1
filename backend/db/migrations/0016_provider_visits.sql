-- What a provider sees and says of a visit. `seen_sequence` is the `sequence` of the booking when
-- the provider last looked at it, so that what a customer changes afterwards is news again.
ALTER TABLE bookings
  ADD COLUMN seen_sequence integer,
  ADD COLUMN missed_at timestamptz,
  ADD COLUMN note text CHECK (length(note) BETWEEN 1 AND 1000),
  -- The names of its items, for the search; they are no longer than a visit's twenty items.
  ADD COLUMN service_names text NOT NULL DEFAULT '';
UPDATE bookings b SET seen_sequence = sequence,
  service_names = coalesce((SELECT string_agg(i.name, ' ' ORDER BY i.position)
    FROM booking_items i WHERE i.booking_id = b.id), '');

-- Lower case without the marks of letters, so that "lucja" finds "Łucja". Lower case comes last, since
-- some locales of Postgres know it of plain letters only.
CREATE FUNCTION search_words(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(translate(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'),
    'łŁħĦøØđĐıŧŦɔƆ', 'lLhHoOdDitToO'));

-- Generated, so that it loses a customer's name and number together with the row.
ALTER TABLE bookings ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  search_words(coalesce(customer_name, '') || ' ' || service_names) || ' '
    || regexp_replace(coalesce(customer_phone, ''), '\D', '', 'g') || ' ' || id) STORED;

CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX bookings_by_words ON bookings USING gin (account_id, search_text gin_trgm_ops);
CREATE INDEX bookings_in_order ON bookings (account_id, lower(during), id);
CREATE INDEX bookings_not_seen ON bookings (account_id, upper(during))
  WHERE NOT by_provider AND seen_sequence IS DISTINCT FROM sequence;
