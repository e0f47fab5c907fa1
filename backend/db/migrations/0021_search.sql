-- Trusted extensions: whoever may create objects in the database may install them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- A text as search compares it: small letters without accents, with single spaces and nothing else
-- between words. Its rules are written out, because those of a locale or of the extension unaccent
-- may change, and stored values would not follow.
CREATE FUNCTION fold_text(words text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(
    lower(
      replace(replace(replace(translate(
        -- Accents, Arabic vowel signs, the Devanagari nukta, apostrophes and invisible joiners.
        regexp_replace(normalize(words, NFKD),
          '[\u0300-\u036F\u0610-\u061A\u064B-\u065F\u0670\u0640\u093C\u200B-\u200F\u2060\uFEFF''`’‘ʼ´]',
          '', 'g'),
        -- Letters that no normal form takes apart, capitals that C does not know, and Arabic
        -- letters that people write for each other.
        'ĦħĐđØøŁłƐɛƆɔŊŋƁɓƊɗƘƙƏəıٱةىکی'
          || 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐЂЈЉЊЋЏЅΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς',
        'hhddoolleeoonnbbddkkeeiاهيكي'
          || 'абвгдежзиклмнопрстуфхцчшщъыьэюяієґђјљњћџѕαβγδεζηθικλμνξοπρστυφχψωσ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
      COLLATE "C"),
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u055A-\u055F\u060C\u061B\u061F\u066A-\u066D\u06D4\u0964\u0965\u0970\u1360-\u1368\u2000-\u206F\u20A0-\u20CF\u2190-\u2BFF\u3000-\u303F]+',
    ' ', 'g'));

-- The locality that an address names last, as its number in the reference data: "Triq Valletta,
-- Mosta" lies in Mosta. Of two names that end at the same place the longer one counts. Names stand
-- here folded, with those in use beside the Maltese ones.
CREATE FUNCTION place_of(address text) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    WITH backwards AS MATERIALIZED (SELECT reverse(' ' || fold_text(address) || ' ') AS text)
    SELECT place.id
    FROM (VALUES
      (1, 'valletta'), (1, 'il belt'), (2, 'birkirkara'), (2, 'bkara'), (3, 'sliema'),
      (3, 'tas sliema'), (4, 'mosta'), (5, 'rabat'), (6, 'paola'), (6, 'rahal gdid'),
      (7, 'pembroke'), (8, 'paceville'), (9, 'gwardamanga'), (9, 'guardamangia'), (10, 'hattard'),
      (10, 'attard'), (11, 'hal balzan'), (11, 'balzan'), (12, 'birgu'), (12, 'vittoriosa'),
      (13, 'hal qormi'), (13, 'qormi'), (14, 'birzebbuga'), (14, 'birzebbugia'), (15, 'bormla'),
      (15, 'cospicua'), (16, 'had dingli'), (16, 'dingli'), (17, 'fgura'), (18, 'floriana'),
      (18, 'furjana'), (19, 'gudja'), (20, 'gzira'), (21, 'hal gharghur'), (21, 'gharghur'),
      (22, 'hal ghaxaq'), (22, 'ghaxaq'), (23, 'hamrun'), (24, 'iklin'), (25, 'isla'),
      (25, 'senglea'), (26, 'kalkara'), (27, 'hal kirkop'), (27, 'kirkop'), (28, 'hal lija'),
      (28, 'lija'), (29, 'hal luqa'), (29, 'luqa'), (30, 'marsa'), (31, 'marsaskala'),
      (31, 'marsascala'), (32, 'marsaxlokk'), (33, 'mdina'), (34, 'mellieha'), (35, 'mgarr'),
      (36, 'mqabba'), (37, 'msida'), (37, 'imsida'), (38, 'mtarfa'), (39, 'naxxar'), (40, 'pieta'),
      (41, 'qrendi'), (42, 'hal safi'), (42, 'safi'), (43, 'san giljan'), (43, 'st julians'),
      (43, 'saint julians'), (43, 'st julian'), (44, 'san gwann'), (45, 'san pawl il bahar'),
      (45, 'st pauls bay'), (45, 'saint pauls bay'), (45, 'bugibba'), (45, 'qawra'),
      (46, 'santa lucija'), (47, 'santa venera'), (47, 'sta venera'), (48, 'siggiewi'),
      (49, 'swieqi'), (50, 'ta xbiex'), (51, 'hal tarxien'), (51, 'tarxien'), (52, 'xghajra'),
      (53, 'haz zabbar'), (53, 'zabbar'), (54, 'haz zebbug'), (54, 'zebbug'), (55, 'zejtun'),
      (56, 'zurrieq'), (58, 'fontana'), (59, 'ghajnsielem'), (60, 'gharb'), (62, 'kercem'),
      (63, 'munxar'), (64, 'nadur'), (65, 'qala'), (66, 'san lawrenz'), (67, 'sannat'),
      (68, 'victoria'), (68, 'rabat ghawdex'), (69, 'xaghra'), (70, 'xewkija')
    ) AS place (id, name), backwards
    WHERE strpos(backwards.text, reverse(' ' || place.name || ' ')) > 0
    ORDER BY strpos(backwards.text, reverse(' ' || place.name || ' ')), length(place.name) DESC
    LIMIT 1);

ALTER TABLE services
  ADD COLUMN place_id integer GENERATED ALWAYS AS (place_of(address)) STORED;
ALTER TABLE events
  ADD COLUMN place_id integer GENERATED ALWAYS AS (place_of(address)) STORED;
CREATE INDEX events_public ON events (host_country, starts_at, id) WHERE status = 'approved';

-- What people say for a category and for a community, besides their titles.
CREATE FUNCTION category_words(category_id integer) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (ARRAY[
    'Legal Services lawyer',
    'Beauty and Fashion salon',
    'Home Services',
    'Food',
    'Language Tutors teacher lessons',
    'Cargo Services shipping',
    'MCs, DJs, and Catering music party',
    'Childcare and Healthcare',
    'Transport Services'])[category_id];
CREATE FUNCTION community_words(community_id integer) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (ARRAY[
    'Sub-Saharan Africa African Afro Nigeria Nigerian Ghana Ghanaian Ethiopia Ethiopian Kenya Kenyan',
    'Middle Eastern Middle East Arab Syria Syrian Lebanon Lebanese Türkiye Turkey Turkish Palestine Palestinian',
    'North African North Africa Maghreb Libya Libyan Tunisia Tunisian Morocco Moroccan Egypt Egyptian',
    'South American South America Latin Latino Colombia Colombian Brazil Brazilian Peru Peruvian Venezuela Venezuelan',
    'South Asian South Asia Desi India Indian Nepal Nepali Pakistan Pakistani Bangladesh Bangladeshi',
    'Caribbean Afro Jamaica Jamaican Haiti Haitian Dominican Republic Trinidad and Tobago'])[community_id];

-- Folded texts as a search column with one weight each. Made from the words themselves, so that the
-- locale of the database, which the parsers of Postgres follow, has no say in what a word is.
CREATE FUNCTION weighed_words(first text, second text, third text, fourth text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT coalesce(string_agg('''' || left(word, 60) || ''':' || least(place, 16000) || weight, ' '), '')::tsvector
    FROM (VALUES ('A', first), ('B', second), ('C', third), ('D', fourth)) AS part (weight, text),
      unnest(string_to_array(fold_text(part.text), ' ')) WITH ORDINALITY AS found (word, place)
    WHERE word NOT IN ('', '\'));

-- Every public service as search sees it. Triggers keep it, so that no statement that changes a
-- service can forget it. What is not public has no row.
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
  words tsvector NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the shortest item fits next, null for never, and on which days of the venue: bit n stands
  -- for n days after `free_from`. The backend keeps them (backend/search/openings.ts), a little late.
  free_at timestamptz,
  free_from date NOT NULL DEFAULT '2000-01-01',
  free_days bigint NOT NULL DEFAULT 0,
  looked_at timestamptz
);
-- Out of the row, so that counting rows does not read them.
ALTER TABLE service_search ALTER COLUMN words SET STORAGE EXTERNAL;
ALTER TABLE service_search SET (toast_tuple_target = 128);
CREATE INDEX service_search_words ON service_search USING gin (words);
CREATE INDEX service_search_choices ON service_search
  (host_country, category_id, community_id, place_id);
CREATE INDEX service_search_place ON service_search (host_country, place_id);
CREATE INDEX service_search_subcategories ON service_search USING gin (subcategory_ids);
CREATE INDEX service_search_soonest ON service_search (host_country, free_at, service_id);
CREATE INDEX service_search_newest ON service_search (host_country, created_at DESC, service_id);
CREATE INDEX service_search_named ON service_search (host_country, name, service_id);
CREATE INDEX service_search_account ON service_search (account_id);
CREATE INDEX service_search_looked ON service_search (looked_at NULLS FIRST);

CREATE FUNCTION index_services(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Of two writes to one service the second one waits here, and then sees what the first one wrote.
  PERFORM FROM services WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM service_search USING services
    WHERE service_id = ANY (ids) AND services.id = service_id AND services.status <> 'approved';
  INSERT INTO service_search
    (service_id, account_id, host_country, category_id, community_id, place_id, subcategory_ids,
     name, words, created_at)
  SELECT s.id, s.account_id, s.host_country, s.category_id, s.community_id, s.place_id,
    chosen.choices, fold_text(s.name),
    weighed_words(
      concat_ws(' ', s.name, a.name),
      concat_ws(' ', item.names, chosen.titles),
      concat_ws(' ', category_words(s.category_id), community_words(s.community_id), s.address),
      s.description),
    s.created_at
  FROM services s
  JOIN accounts a ON a.id = s.account_id,
  LATERAL (
    SELECT coalesce(array_agg(c.id ORDER BY c.id), '{}') AS choices, string_agg(c.title, ' ') AS titles
    FROM service_subcategories l JOIN subcategories c ON c.id = l.subcategory_id
    WHERE l.service_id = s.id) AS chosen,
  LATERAL (
    SELECT string_agg(i.name, ' ') AS names FROM service_items i
    WHERE i.service_id = s.id AND i.deleted_at IS NULL) AS item
  WHERE s.id = ANY (ids) AND s.status = 'approved'
  ON CONFLICT (service_id) DO UPDATE SET
    (account_id, host_country, category_id, community_id, place_id, subcategory_ids, name, words)
    = (EXCLUDED.account_id, EXCLUDED.host_country, EXCLUDED.category_id, EXCLUDED.community_id,
       EXCLUDED.place_id, EXCLUDED.subcategory_ids, EXCLUDED.name, EXCLUDED.words);
END $$;

CREATE FUNCTION index_changed_services() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_services(array_agg(id)) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE FUNCTION index_services_of_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_services(array_agg(DISTINCT service_id)) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE FUNCTION index_services_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_services(array_agg(id)) FROM services WHERE account_id = NEW.id HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE TRIGGER search_new_services AFTER INSERT ON services
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_changed_services();
CREATE TRIGGER search_changed_services AFTER UPDATE ON services
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_changed_services();
CREATE TRIGGER search_new_items AFTER INSERT ON service_items
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_services_of_parts();
CREATE TRIGGER search_changed_items AFTER UPDATE ON service_items
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_services_of_parts();
CREATE TRIGGER search_gone_items AFTER DELETE ON service_items
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_services_of_parts();
CREATE TRIGGER search_new_choices AFTER INSERT ON service_subcategories
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_services_of_parts();
CREATE TRIGGER search_gone_choices AFTER DELETE ON service_subcategories
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_services_of_parts();
CREATE TRIGGER search_renamed_accounts AFTER UPDATE OF name ON accounts
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION index_services_of_account();

SELECT index_services(array_agg(id)) FROM services HAVING count(*) > 0;

-- The words that occur, for those who mistype one. The backend has them read anew now and then.
-- `letters` is what they are compared by: whether trigrams know a letter outside of ASCII depends on
-- the locale of the database, so words with such letters stand there as the bytes of their letters.
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY,
  letters text NOT NULL
);
CREATE INDEX search_words_alike ON search_words USING gist (letters gist_trgm_ops);

CREATE FUNCTION letters_of(word text) RETURNS text
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN word ~ '^[a-z0-9]*$' THEN word ELSE encode(convert_to(word, 'UTF8'), 'hex') END;

CREATE FUNCTION read_search_words() RETURNS void LANGUAGE sql AS $$
  WITH known AS MATERIALIZED (SELECT word FROM ts_stat('SELECT words FROM service_search')),
    gone AS (
      DELETE FROM search_words s WHERE NOT EXISTS (SELECT FROM known WHERE known.word = s.word))
  INSERT INTO search_words SELECT word, letters_of(word) FROM known ORDER BY word
    ON CONFLICT DO NOTHING
$$;
SELECT read_search_words();

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
