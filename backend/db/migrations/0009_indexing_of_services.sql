-- How the tables of the search follow services, items, accounts, people and reviews.

-- The names of those who work at a provider, which find it as its own name does, as a profile shows them: where
-- more than one works, those who do something of the service.
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

CREATE FUNCTION index_services(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
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
CREATE TRIGGER search_new_people AFTER INSERT ON people
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_services_of_new_people();
CREATE TRIGGER search_changed_people AFTER UPDATE ON people
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION index_services_of_changed_people();

CREATE FUNCTION review_rank_of(account integer) RETURNS real LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT (20 + s.sum)::real / (5 + s.count) FROM review_scores s
    WHERE s.account_id = account), 4)::real
$$;

-- The lock makes one of two that happen at once wait: a review that is published sees the new row, or the
-- new row its score.
CREATE FUNCTION take_review_rank() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM review_scores s WHERE s.account_id = NEW.account_id FOR SHARE;
  NEW.review_rank := review_rank_of(NEW.account_id);
  RETURN NEW;
END $$;
CREATE TRIGGER take_review_rank BEFORE INSERT ON service_search
  FOR EACH ROW EXECUTE FUNCTION take_review_rank();
CREATE TRIGGER take_review_rank BEFORE INSERT ON service_words
  FOR EACH ROW EXECUTE FUNCTION take_review_rank();

CREATE FUNCTION hand_on_review_rank() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE service_search f SET review_rank = review_rank_of(NEW.account_id)
    WHERE f.account_id = NEW.account_id;
  UPDATE service_words w SET review_rank = review_rank_of(NEW.account_id)
    WHERE w.service_id IN (SELECT f.service_id FROM service_search f WHERE f.account_id = NEW.account_id);
  RETURN NULL;
END $$;
CREATE TRIGGER hand_on_review_rank AFTER UPDATE ON review_scores
  FOR EACH ROW WHEN ((OLD.count, OLD.sum) IS DISTINCT FROM (NEW.count, NEW.sum))
  EXECUTE FUNCTION hand_on_review_rank();
