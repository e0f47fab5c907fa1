-- The words of services, which need most of the room, apart from the lists without words. Every
-- search that has words reads this table alone, so it has what is chosen and sorted by as well: twice
-- the columns, but no search joins thousands of rows. Only the words have an index here, so a new free
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
  -- The words of its name and of its account's name, which count more than others.
  named tsvector NOT NULL,
  -- All words, those of the names among them.
  words tsvector NOT NULL,
  -- Makes a new row so long that Postgres stores `words` outside of it, and is emptied then: whoever
  -- counts what the index has found reads a sixth of the pages. Later versions of the row follow.
  padding text
);
ALTER TABLE service_words SET (toast_tuple_target = 128, fillfactor = 85);
ALTER TABLE service_words
  ALTER COLUMN host_country SET STORAGE PLAIN,
  ALTER COLUMN subcategory_ids SET STORAGE MAIN,
  ALTER COLUMN name SET STORAGE MAIN,
  ALTER COLUMN named SET STORAGE MAIN,
  ALTER COLUMN words SET STORAGE EXTERNAL,
  ALTER COLUMN padding SET STORAGE EXTERNAL;
CREATE INDEX service_words_words ON service_words USING gin (words);

-- Made from the folded texts themselves, so that the locale of the database, which the parsers of
-- Postgres follow, has no say in what a word is.
CREATE FUNCTION words_of(text text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT array_to_tsvector(coalesce(array_agg(DISTINCT left(word, 60)), '{}'))
    FROM unnest(string_to_array(fold_text(text), ' ')) AS word
    WHERE word NOT IN ('', '\'));

CREATE OR REPLACE FUNCTION index_services(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Of two writes to one service the second one waits here, and then sees what the first one wrote.
  PERFORM FROM services WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM service_search USING services
    WHERE service_id = ANY (ids) AND services.id = service_id AND services.status <> 'approved';
  INSERT INTO service_search
    (service_id, account_id, host_country, category_id, community_id, place_id, subcategory_ids,
     name, created_at)
  SELECT s.id, s.account_id, s.host_country, s.category_id, s.community_id, s.place_id,
    ARRAY(SELECT subcategory_id FROM service_subcategories WHERE service_id = s.id ORDER BY 1),
    fold_text(s.name), s.created_at
  FROM services s WHERE s.id = ANY (ids) AND s.status = 'approved'
  ON CONFLICT (service_id) DO UPDATE SET
    (account_id, host_country, category_id, community_id, place_id, subcategory_ids, name)
    = (EXCLUDED.account_id, EXCLUDED.host_country, EXCLUDED.category_id, EXCLUDED.community_id,
       EXCLUDED.place_id, EXCLUDED.subcategory_ids, EXCLUDED.name);
  INSERT INTO service_words
    (service_id, account_id, host_country, category_id, community_id, place_id, subcategory_ids, name,
     created_at, free_at, free_from, free_days, named, words, padding)
  SELECT f.service_id, f.account_id, f.host_country, f.category_id, f.community_id, f.place_id,
    f.subcategory_ids, f.name, f.created_at, f.free_at, f.free_from, f.free_days,
    words_of(s.name || ' ' || a.name),
    words_of(concat_ws(' ', s.name, a.name, item.names, chosen.titles, category_words(s.category_id),
      community_words(s.community_id), s.address, s.description)),
    repeat(' ', 2048)
  FROM service_search f
  JOIN services s ON s.id = f.service_id
  JOIN accounts a ON a.id = s.account_id,
  LATERAL (
    SELECT string_agg(c.title, ' ') AS titles
    FROM service_subcategories l JOIN subcategories c ON c.id = l.subcategory_id
    WHERE l.service_id = s.id) AS chosen,
  LATERAL (
    SELECT string_agg(i.name, ' ') AS names FROM service_items i
    WHERE i.service_id = s.id AND i.deleted_at IS NULL) AS item
  WHERE f.service_id = ANY (ids)
  ON CONFLICT (service_id) DO UPDATE SET
    (account_id, host_country, category_id, community_id, place_id, subcategory_ids, name, named, words)
    = (EXCLUDED.account_id, EXCLUDED.host_country, EXCLUDED.category_id, EXCLUDED.community_id, EXCLUDED.place_id,
       EXCLUDED.subcategory_ids, EXCLUDED.name, EXCLUDED.named, EXCLUDED.words);
  UPDATE service_words SET padding = NULL WHERE service_id = ANY (ids) AND padding IS NOT NULL;
END $$;

CREATE OR REPLACE FUNCTION read_search_words() RETURNS void LANGUAGE sql AS $$
  WITH known AS MATERIALIZED (SELECT word FROM ts_stat('SELECT words FROM service_words')),
    gone AS (
      DELETE FROM search_words s WHERE NOT EXISTS (SELECT FROM known WHERE known.word = s.word))
  INSERT INTO search_words SELECT word, letters_of(word) FROM known ORDER BY word
    ON CONFLICT DO NOTHING
$$;

DROP FUNCTION weighed_words;
ALTER TABLE service_search DROP COLUMN words;
-- With what counting reads beside the choices, so that it reads this index and no rows.
DROP INDEX service_search_choices;
CREATE INDEX service_search_choices ON service_search
  (host_country, category_id, community_id, place_id) INCLUDE (free_from, free_days, subcategory_ids);
SELECT index_services(array_agg(id)) FROM services HAVING count(*) > 0;
