-- In which language something is written, which languages are spoken, and texts in a second language.
ALTER TABLE services
  ADD COLUMN language text,
  ADD COLUMN speaks text[],
  ADD COLUMN second_language text,
  ADD COLUMN second_description text CHECK (length(second_description) <= 4000);
ALTER TABLE service_items
  ADD COLUMN language text,
  ADD COLUMN second_language text,
  ADD COLUMN second_name text CHECK (length(second_name) <= 120),
  ADD COLUMN second_description text CHECK (length(second_description) <= 1000);
ALTER TABLE events ADD COLUMN language text;
ALTER TABLE slates ADD COLUMN language text;

CREATE INDEX services_speaks ON services USING gin (speaks);
-- Each search asks which languages anybody speaks; most services say nothing.
CREATE INDEX services_spoken ON services (host_country) WHERE speaks IS NOT NULL AND status = 'approved';

-- Without what an item does not have, so that copies from before compare as equal.
CREATE OR REPLACE FUNCTION service_content(row_of jsonb, id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT (row_of - ARRAY['place_id', 'status', 'status_reason', 'waiting_since', 'updated_at', 'created_at'])
    || jsonb_build_object(
      'subcategories', coalesce((SELECT jsonb_agg(c.title ORDER BY c.title)
        FROM service_subcategories s JOIN subcategories c ON c.id = s.subcategory_id
        WHERE s.service_id = $2), '[]'),
      'pictures', coalesce((SELECT jsonb_agg(p.image_url ORDER BY p.position)
        FROM portfolio_images p WHERE p.service_id = $2), '[]'),
      'items', coalesce((SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', i.id, 'name', i.name,
          'description', i.description, 'priceMinor', i.price_minor, 'durationMinutes', i.duration_minutes,
          'secondName', i.second_name, 'secondDescription', i.second_description))
          ORDER BY i.id)
        FROM service_items i WHERE i.service_id = $2 AND i.deleted_at IS NULL), '[]'))
$$;

-- As in 0045, with the texts in a second language among those in the first.
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
      community_words(s.community_id), s.address, s.description, s.second_description)),
    array_to_tsvector(
      terms_of('^', s.name || ' ' || a.name)
        || terms_of('', concat_ws(' ', s.name, a.name, item.names, chosen.titles))
        || terms_of('~', concat_ws(' ', s.description, s.second_description, item.descriptions))
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
