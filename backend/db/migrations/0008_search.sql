-- What search reads. Triggers keep it, so that no statement that changes a service can forget it.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- Every public service. What is not public has no row.
CREATE TABLE service_search (
  service_id uuid PRIMARY KEY REFERENCES services (id) ON DELETE CASCADE,
  account_id integer NOT NULL,
  host_country text NOT NULL,
  category_id integer NOT NULL,
  community_id integer NOT NULL,
  place_id integer,
  subcategory_ids integer[] NOT NULL,
  -- The folded name, to sort by.
  name text COLLATE "C" NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the shortest item fits next, null for never, and on which days of the venue: bit n stands
  -- for n days after `free_from`. The backend keeps them (backend/search/openings.ts), a little late.
  free_at timestamptz,
  free_from date NOT NULL DEFAULT '2000-01-01',
  free_days bigint NOT NULL DEFAULT 0,
  looked_at timestamptz,
  -- The lowest price of an item that costs something; 0 if all are free, null if none names a price.
  price_minor integer,
  -- As `free_days`, for times from 17:00 on.
  free_evenings bigint NOT NULL DEFAULT 0,
  -- By which "Best reviewed" sorts: five reviews of four stars are added to everybody's.
  review_rank real NOT NULL DEFAULT 4
);
ALTER TABLE service_search SET (toast_tuple_target = 128);
-- With all that counting reads beside the choices, so that it reads this index and no rows.
CREATE INDEX service_search_choices ON service_search
  (host_country, category_id, community_id, place_id)
  INCLUDE (free_from, free_days, free_evenings, price_minor, subcategory_ids);
CREATE INDEX service_search_place ON service_search (host_country, place_id);
CREATE INDEX service_search_subcategories ON service_search USING gin (subcategory_ids);
CREATE INDEX service_search_soonest ON service_search (host_country, free_at, service_id);
CREATE INDEX service_search_newest ON service_search (host_country, created_at DESC, service_id);
CREATE INDEX service_search_named ON service_search (host_country, name, service_id);
CREATE INDEX service_search_account ON service_search (account_id);
CREATE INDEX service_search_reviewed ON service_search (host_country, review_rank DESC, free_at, service_id);

-- The words of services, which need most of the room, apart from the lists without words. Every
-- search that has words reads this table alone, so it has what is chosen and sorted by as well: twice
-- the columns, but no search joins thousands of rows. Only the terms have an index here, so a new free
-- time changes a row in its place; in service_search it changes the indexes of the orders.
CREATE TABLE service_words (
  service_id uuid PRIMARY KEY REFERENCES service_search (service_id) ON DELETE CASCADE,
  account_id integer NOT NULL,
  host_country text NOT NULL,
  category_id integer NOT NULL,
  community_id integer NOT NULL,
  place_id integer,
  subcategory_ids integer[] NOT NULL,
  name text COLLATE "C" NOT NULL,
  created_at timestamptz NOT NULL,
  free_at timestamptz,
  free_from date NOT NULL,
  free_days bigint NOT NULL,
  -- All words, for `read_search_words`.
  words tsvector NOT NULL,
  -- Makes the row so long that Postgres stores `words` and `terms` outside of it: whoever counts what the index
  -- has found reads a sixth of the pages. It is compressed to a few bytes.
  padding text,
  -- The stems of its words, marked by where they stand, and the numbers of what was chosen for it.
  -- ^ name of the service, its account or its people; no mark: those, items and subcategories; ~ descriptions;
  -- + address; #302 subcategory; @3 category; %1 community.
  terms tsvector NOT NULL DEFAULT '',
  price_minor integer,
  free_evenings bigint NOT NULL DEFAULT 0,
  review_rank real NOT NULL DEFAULT 4
);
ALTER TABLE service_words SET (toast_tuple_target = 128, fillfactor = 85);
ALTER TABLE service_words
  ALTER COLUMN host_country SET STORAGE PLAIN,
  ALTER COLUMN subcategory_ids SET STORAGE MAIN,
  ALTER COLUMN name SET STORAGE MAIN,
  ALTER COLUMN words SET STORAGE EXTERNAL,
  ALTER COLUMN padding SET STORAGE MAIN,
  ALTER COLUMN terms SET STORAGE EXTERNAL;
-- For a CLUSTER without a name: pages that counting reads then lie side by side.
ALTER TABLE service_words CLUSTER ON service_words_pkey;
CREATE INDEX service_words_terms ON service_words USING gin (terms);

-- When the keeper of free times last looked at a service (backend/search/openings.ts). Nearly every look
-- finds nothing new; in service_search noting it would change every index of the row.
CREATE TABLE service_looks (
  service_id uuid PRIMARY KEY REFERENCES service_search (service_id) ON DELETE CASCADE,
  -- Null until the first look.
  looked_at timestamptz
);
CREATE INDEX service_looks_looked ON service_looks (looked_at);

CREATE FUNCTION await_first_look() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO service_looks (service_id) SELECT service_id FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER await_first_look AFTER INSERT ON service_search
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION await_first_look();

-- As the columns of the same names in `service_search`, for the length and the people of one item. Not in
-- `service_items`, because each write there makes the words of the service anew.
CREATE TABLE item_openings (
  item_id integer PRIMARY KEY REFERENCES service_items (id) ON DELETE CASCADE,
  free_at timestamptz,
  free_from date NOT NULL,
  free_days bigint NOT NULL,
  free_evenings bigint NOT NULL
);

-- The words that occur, for those who mistype one, and in how many services, to complete what somebody types by
-- the most frequent ones. The backend has them read anew now and then. `letters` is what they are compared by.
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY,
  letters text NOT NULL,
  services integer NOT NULL DEFAULT 0
);
CREATE INDEX search_words_alike ON search_words USING gist (letters gist_trgm_ops);

-- How many services have a term, so that only what finds somebody is offered.
CREATE TABLE search_terms (
  term text COLLATE "C" PRIMARY KEY,
  services integer NOT NULL
);

CREATE FUNCTION read_search_words() RETURNS void LANGUAGE sql AS $$
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

-- What nobody was found for: a word, how often on a day of the venue, and nothing about who asked.
CREATE TABLE unfound_words (
  day date NOT NULL,
  word text COLLATE "C" NOT NULL CHECK (char_length(word) BETWEEN 3 AND 40),
  searches integer NOT NULL CHECK (searches > 0),
  PRIMARY KEY (day, word)
);

-- What somebody typed as a query that `words` understands: every word, or the beginning of one, has
-- to occur. A word that never occurs stands for the few that are written most like it.
CREATE FUNCTION search_query(typed text) RETURNS tsquery
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN (
    SELECT coalesce(string_agg(alternatives, ' & ' ORDER BY place), '')::tsquery
    FROM (
      SELECT word, place, count(*) FILTER (WHERE NOT is_filler) OVER () AS meant, is_filler
      FROM (
        SELECT left(word, 60) AS word, place,
          word IN ('a', 'an', 'and', 'at', 'for', 'from', 'in', 'me', 'my', 'near', 'of', 'on', 'or', 'the', 'to', 'with') AS is_filler
        FROM unnest(string_to_array(fold_text(typed), ' ')) WITH ORDINALITY AS found (word, place)
        WHERE word NOT IN ('', '\')
        LIMIT 12
      ) AS typed_words
    ) AS asked,
    LATERAL (
      SELECT '(''' || asked.word || '''' || CASE WHEN length(asked.word) > 1 OR asked.word > 'z' THEN ':*' ELSE '' END
        || coalesce((
          SELECT string_agg(' | ''' || near.word || '''', '')
          FROM (
            SELECT known.word, levenshtein(known.word, asked.word) AS edits
            FROM (
              SELECT w.word FROM search_words w
              ORDER BY w.letters <-> letters_of(asked.word) LIMIT 40
            ) AS known
          ) AS near
          WHERE near.edits <= CASE
              WHEN length(asked.word) > 4 THEN 2
              WHEN length(asked.word) = 4 OR length(asked.word) = 3 AND asked.word > 'zzz' THEN 1
              ELSE 0 END
            AND NOT EXISTS (
              SELECT FROM search_words w
              WHERE w.word >= asked.word AND w.word < asked.word || U&'\+10FFFF')
        ), '') || ')' AS alternatives
    ) AS spelled
    WHERE NOT is_filler OR meant = 0);
