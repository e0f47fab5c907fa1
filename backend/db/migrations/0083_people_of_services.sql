-- The names of those who work at a provider find it, as its own name does.

-- As a profile shows them: where more than one works, those who do something of the service.
CREATE FUNCTION shown_people_of(service uuid, account integer) RETURNS text
  LANGUAGE sql STABLE STRICT
  RETURN (
    SELECT string_agg(p.name, ' ' ORDER BY p.id)
    FROM people p
    WHERE p.account_id = account AND p.left_at IS NULL
      AND (SELECT count(*) > 1 FROM people o WHERE o.account_id = account AND o.left_at IS NULL)
      AND EXISTS (
        SELECT FROM service_items i
        WHERE i.service_id = service AND i.deleted_at IS NULL AND i.id <> ALL (p.skipped_item_ids)));

-- As in 0074, with the names of people.
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
    words_of(concat_ws(' ', s.name, a.name, worker.names, other.names, item.names, chosen.titles, category_words(s.category_id),
      community_words(s.community_id), s.address, s.description, s.second_description)),
    array_to_tsvector(
      terms_of('^', concat_ws(' ', s.name, a.name, worker.names, other.names))
        || terms_of('', concat_ws(' ', s.name, a.name, worker.names, other.names, item.names, chosen.titles))
        || terms_of('~', concat_ws(' ', s.description, s.second_description, item.descriptions))
        || terms_of('+', s.address)
        || ARRAY(SELECT '#' || id FROM unnest(f.subcategory_ids) AS id)
        || ARRAY['@' || f.category_id, '%' || f.community_id]),
    repeat(' ', 2048)
  FROM service_search f
  JOIN services s ON s.id = f.service_id
  JOIN accounts a ON a.id = s.account_id,
  LATERAL (SELECT shown_people_of(s.id, s.account_id) AS names) AS worker,
  LATERAL (SELECT in_other_letters(concat_ws(' ', s.name, a.name, worker.names), s.language) AS names) AS other,
  LATERAL (
    SELECT string_agg(c.title, ' ') AS titles
    FROM service_subcategories l JOIN subcategories c ON c.id = l.subcategory_id
    WHERE l.service_id = s.id) AS chosen,
  LATERAL (
    SELECT string_agg(concat_ws(' ', i.name, i.second_name), ' ') AS names,
      string_agg(concat_ws(' ', i.description, i.second_description), ' ') AS descriptions
    FROM service_items i WHERE i.service_id = s.id AND i.deleted_at IS NULL) AS item
  WHERE f.service_id = ANY (ids)
  ON CONFLICT (service_id) DO UPDATE SET
    (account_id, host_country, category_id, community_id, place_id, subcategory_ids, name, price_minor,
     words, terms)
    = (EXCLUDED.account_id, EXCLUDED.host_country, EXCLUDED.category_id, EXCLUDED.community_id,
       EXCLUDED.place_id, EXCLUDED.subcategory_ids, EXCLUDED.name, EXCLUDED.price_minor, EXCLUDED.words,
       EXCLUDED.terms);
END $$;

CREATE FUNCTION index_services_of_new_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_services(array_agg(id)) FROM services
  WHERE account_id IN (SELECT account_id FROM changed) HAVING count(*) > 0;
  RETURN NULL;
END $$;
-- Each save writes all people, mostly with other hours alone.
CREATE FUNCTION index_services_of_changed_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_services(array_agg(id)) FROM services
  WHERE account_id IN (
    SELECT account_id FROM changed JOIN former USING (account_id, id)
    WHERE (changed.name, changed.left_at IS NULL, changed.skipped_item_ids)
      IS DISTINCT FROM (former.name, former.left_at IS NULL, former.skipped_item_ids))
  HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE TRIGGER search_new_people AFTER INSERT ON people
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_services_of_new_people();
CREATE TRIGGER search_changed_people AFTER UPDATE ON people
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION index_services_of_changed_people();

SELECT index_services(array_agg(id)) FROM services
WHERE account_id IN (SELECT account_id FROM people) HAVING count(*) > 0;
SELECT read_search_words();
