-- Contract: since 0043 searches read `terms`; no release from that one on reads `named` or searches `words`.
-- `words` stays for `read_search_words`, without its index.
DROP INDEX service_words_words;
ALTER TABLE service_words DROP COLUMN named;

-- From here on the `padding` of a new row stays, compressed to a few bytes. It makes the row so long that
-- Postgres stores `words` and `terms` outside of it, and emptying it wrote each row twice.
ALTER TABLE service_words ALTER COLUMN padding SET STORAGE MAIN;

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
     created_at, free_at, free_from, free_days, free_evenings, price_minor, words, terms, padding)
  SELECT f.service_id, f.account_id, f.host_country, f.category_id, f.community_id, f.place_id,
    f.subcategory_ids, f.name, f.created_at, f.free_at, f.free_from, f.free_days, f.free_evenings,
    f.price_minor,
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
     words, terms)
    = (EXCLUDED.account_id, EXCLUDED.host_country, EXCLUDED.category_id, EXCLUDED.community_id,
       EXCLUDED.place_id, EXCLUDED.subcategory_ids, EXCLUDED.name, EXCLUDED.price_minor, EXCLUDED.words,
       EXCLUDED.terms);
END $$;

-- Earlier migrations wrote every row of both tables anew, which left them and their indexes two to three times
-- as large. The rows of service_search stay where they are: counting reads its indexes alone, as long as a
-- vacuum has seen its pages, and none comes soon after they were written anew.
CLUSTER service_words USING service_words_pkey;
REINDEX TABLE service_search;
ANALYZE service_words;
