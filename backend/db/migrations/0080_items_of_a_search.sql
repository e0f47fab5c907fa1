-- A search finds items, too: the card of a service names the one that was asked for, with its price and its
-- next free time, and filters go by it.

-- Stems of the names, and with ~ those of the descriptions, as in `service_words`. A later change of
-- `fold_text` or `stem_of` has to write them anew.
ALTER TABLE service_items
  ADD COLUMN terms tsvector GENERATED ALWAYS AS (array_to_tsvector(
    terms_of('', name || ' ' || coalesce(second_name, ''))
      || terms_of('~', description || ' ' || coalesce(second_description, '')))) STORED;

-- As the columns of the same names in `service_search`, for the length and the people of one item. Not in
-- `service_items`, because each write there makes the words of the service anew.
CREATE TABLE item_openings (
  item_id integer PRIMARY KEY REFERENCES service_items (id) ON DELETE CASCADE,
  free_at timestamptz,
  free_from date NOT NULL,
  free_days bigint NOT NULL,
  free_evenings bigint NOT NULL
);
-- Each service is looked at anew, and so gets the times of its items.
UPDATE service_looks SET looked_at = NULL;
