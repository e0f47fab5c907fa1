-- Searches by what people mean. Each public service gets `terms`: the stems of its words, marked by where
-- they stand, and the numbers of what was chosen for it. Nothing that the release before reads changes.

-- Postgres' own English stems: "braids" and "braiding" are "braid". Words that the dictionary skips, such
-- as "will", stay as they are.
CREATE FUNCTION stem_of(word text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN coalesce((ts_lexize('english_stem', word))[1], word);

CREATE FUNCTION terms_of(mark text, text text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT mark || stem_of(left(word, 60))), '{}')
    FROM unnest(string_to_array(fold_text(text), ' ')) AS word
    WHERE word NOT IN ('', '\'));

ALTER TABLE service_words
  -- ^ name of the service or its account; no mark: those, items and subcategories; ~ descriptions;
  -- + address; #302 subcategory; @3 category; %1 community.
  ADD COLUMN terms tsvector NOT NULL DEFAULT '',
  -- The lowest price of an item that costs something; 0 if all are free, null if none names a price.
  ADD COLUMN price_minor integer,
  -- As `free_days`, for times from 17:00 on.
  ADD COLUMN free_evenings bigint NOT NULL DEFAULT 0;
ALTER TABLE service_words ALTER COLUMN terms SET STORAGE EXTERNAL;
ALTER TABLE service_search
  ADD COLUMN price_minor integer,
  ADD COLUMN free_evenings bigint NOT NULL DEFAULT 0;
CREATE INDEX service_words_terms ON service_words USING gin (terms);

CREATE OR REPLACE FUNCTION index_services(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Of two writes to one service the second one waits here, and then sees what the first one wrote.
  PERFORM FROM services WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM service_search USING services
    WHERE service_id = ANY (ids) AND services.id = service_id AND services.status <> 'approved';
  INSERT INTO service_search
    (service_id, account_id, host_country, category_id, community_id, place_id, subcategory_ids,
     name, created_at, price_minor)
  SELECT s.id, s.account_id, s.host_country, s.category_id, s.community_id, s.place_id,
    ARRAY(SELECT subcategory_id FROM service_subcategories WHERE service_id = s.id ORDER BY 1),
    fold_text(s.name), s.created_at,
    (SELECT coalesce(min(i.price_minor) FILTER (WHERE i.price_minor > 0), min(i.price_minor))
      FROM service_items i WHERE i.service_id = s.id AND i.deleted_at IS NULL)
  FROM services s WHERE s.id = ANY (ids) AND s.status = 'approved'
  ON CONFLICT (service_id) DO UPDATE SET
    (account_id, host_country, category_id, community_id, place_id, subcategory_ids, name, price_minor)
    = (EXCLUDED.account_id, EXCLUDED.host_country, EXCLUDED.category_id, EXCLUDED.community_id,
       EXCLUDED.place_id, EXCLUDED.subcategory_ids, EXCLUDED.name, EXCLUDED.price_minor);
  INSERT INTO service_words
    (service_id, account_id, host_country, category_id, community_id, place_id, subcategory_ids, name,
     created_at, free_at, free_from, free_days, free_evenings, price_minor, named, words, terms, padding)
  SELECT f.service_id, f.account_id, f.host_country, f.category_id, f.community_id, f.place_id,
    f.subcategory_ids, f.name, f.created_at, f.free_at, f.free_from, f.free_days, f.free_evenings,
    f.price_minor,
    words_of(s.name || ' ' || a.name),
    words_of(concat_ws(' ', s.name, a.name, item.names, chosen.titles, category_words(s.category_id),
      community_words(s.community_id), s.address, s.description)),
    array_to_tsvector(
      terms_of('^', s.name || ' ' || a.name)
        || terms_of('', concat_ws(' ', s.name, a.name, item.names, chosen.titles))
        || terms_of('~', concat_ws(' ', s.description, item.descriptions))
        || terms_of('+', s.address)
        || ARRAY(SELECT '#' || id FROM unnest(f.subcategory_ids) AS id)
        || ARRAY['@' || f.category_id, '%' || f.community_id]),
    repeat(' ', 2048)
  FROM service_search f
  JOIN services s ON s.id = f.service_id
  JOIN accounts a ON a.id = s.account_id,
  LATERAL (
    SELECT string_agg(c.title, ' ') AS titles
    FROM service_subcategories l JOIN subcategories c ON c.id = l.subcategory_id
    WHERE l.service_id = s.id) AS chosen,
  LATERAL (
    SELECT string_agg(i.name, ' ') AS names, string_agg(i.description, ' ') AS descriptions
    FROM service_items i WHERE i.service_id = s.id AND i.deleted_at IS NULL) AS item
  WHERE f.service_id = ANY (ids)
  ON CONFLICT (service_id) DO UPDATE SET
    (account_id, host_country, category_id, community_id, place_id, subcategory_ids, name, price_minor,
     named, words, terms)
    = (EXCLUDED.account_id, EXCLUDED.host_country, EXCLUDED.category_id, EXCLUDED.community_id,
       EXCLUDED.place_id, EXCLUDED.subcategory_ids, EXCLUDED.name, EXCLUDED.price_minor, EXCLUDED.named,
       EXCLUDED.words, EXCLUDED.terms);
  UPDATE service_words SET padding = NULL WHERE service_id = ANY (ids) AND padding IS NOT NULL;
END $$;

-- How many services a word occurs in, to complete what somebody types by the most frequent ones, and
-- how many have a term, so that only what finds somebody is offered.
ALTER TABLE search_words ADD COLUMN services integer NOT NULL DEFAULT 0;
CREATE TABLE search_terms (
  term text COLLATE "C" PRIMARY KEY,
  services integer NOT NULL
);
CREATE OR REPLACE FUNCTION read_search_words() RETURNS void LANGUAGE sql AS $$
  WITH known AS MATERIALIZED (SELECT word, ndoc FROM ts_stat('SELECT words FROM service_words')),
    gone AS (
      DELETE FROM search_words s WHERE NOT EXISTS (SELECT FROM known WHERE known.word = s.word))
  INSERT INTO search_words SELECT word, letters_of(word), ndoc FROM known ORDER BY word
    ON CONFLICT (word) DO UPDATE SET services = EXCLUDED.services
    WHERE search_words.services <> EXCLUDED.services;
  WITH known AS MATERIALIZED (SELECT word, ndoc FROM ts_stat('SELECT terms FROM service_words')),
    gone AS (
      DELETE FROM search_terms s WHERE NOT EXISTS (SELECT FROM known WHERE known.word = s.term))
  INSERT INTO search_terms SELECT word, ndoc FROM known ORDER BY word
    ON CONFLICT (term) DO UPDATE SET services = EXCLUDED.services
    WHERE search_terms.services <> EXCLUDED.services
$$;

-- With the evenings and the price, so that counting by them reads this index and no rows.
DROP INDEX service_search_choices;
CREATE INDEX service_search_choices ON service_search
  (host_country, category_id, community_id, place_id)
  INCLUDE (free_from, free_days, free_evenings, price_minor, subcategory_ids);

SELECT index_services(array_agg(id)) FROM services HAVING count(*) > 0;
SELECT read_search_words();

-- What nobody was found for: a word, how often on a day of the venue, and nothing about who asked.
CREATE TABLE unfound_words (
  day date NOT NULL,
  word text COLLATE "C" NOT NULL CHECK (char_length(word) BETWEEN 3 AND 40),
  searches integer NOT NULL CHECK (searches > 0),
  PRIMARY KEY (day, word)
);
