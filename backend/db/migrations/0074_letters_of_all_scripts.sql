-- As in 0021, and with one spelling for "हिन्दी" and "हिंदी", "ґанок" and "ганок", "دعاء" and "دعا", "٥٠" and "50".
CREATE OR REPLACE FUNCTION fold_text(words text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(
    regexp_replace(
      regexp_replace(
        lower(
          replace(replace(replace(translate(
            -- Accents, Arabic vowel signs, the Devanagari nukta, apostrophes and invisible joiners.
            regexp_replace(normalize(words, NFKD),
              '[\u0300-\u036F\u0610-\u061A\u064B-\u065F\u0670\u0640\u093C\u200B-\u200F\u2060\uFEFF''`’‘ʼ´]',
              '', 'g'),
            -- Letters that no normal form takes apart, capitals that C does not know, Arabic letters that people
            -- write for each other, and digits.
            'ĦħĐđØøŁłƐɛƆɔŊŋƁɓƊɗƘƙƏəıٱةىکیґँ'
              || 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐЂЈЉЊЋЏЅΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς'
              || '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९',
            'hhddoolleeoonnbbddkkeeiاهيكيгं'
              || 'абвгдежзиклмнопрстуфхцчшщъыьэюяієгђјљњћџѕαβγδεζηθικλμνξοπρστυφχψωσ'
              || '012345678901234567890123456789'),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
          COLLATE "C"),
        -- A nasal before another consonant of its row.
        '[ङञणनम]\u094D(?=[\u0915-\u0918\u091A-\u091D\u091F-\u0922\u0924-\u0927\u092A-\u092D])', 'ं', 'g'),
      -- The last hamza of a word.
      '([\u0620-\u064A]{2}\u0627)\u0621(?![\u0620-\u064A])', '\1', 'g'),
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u055A-\u055F\u060C\u061B\u061F\u066A-\u066D\u06D4\u0964\u0965\u0970\u1360-\u1368\u2000-\u206F\u20A0-\u20CF\u2190-\u2BFF\u3000-\u303F]+',
    ' ', 'g'));

-- Folded Cyrillic in folded Latin letters, as Serbian writes both: "јелена" is "jelena".
CREATE FUNCTION latin_of(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN replace(replace(replace(
    translate(folded, 'абвгдђежзијклмнопрстћуфхцчшєі', 'abvgddezzijklmnoprstcufhccsei'),
    'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz');

-- Names as others type them: "Јелена" as "Jelena", "Đorđe" as "Djordje", and the reverse of the first where the
-- text is said to be Serbian.
CREATE FUNCTION in_other_letters(names text, language text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN concat_ws(' ',
    CASE WHEN names ~ '[\u0400-\u0491]' THEN latin_of(fold_text(names)) END,
    CASE WHEN names ~ '[ĐđЂђ]' THEN latin_of(fold_text(regexp_replace(names, '[ĐđЂђ]', 'dj', 'g'))) END,
    CASE WHEN language = 'sr' THEN translate(
      replace(replace(replace(
        translate(lower(normalize(names, NFC) COLLATE "C"), 'ĐŽĆČŠ', 'đžćčš'), 'lj', 'љ'), 'nj', 'њ'), 'dž', 'џ'),
      'abvgdđežzijklmnoprstćufhcčš', 'абвгдђежзијклмнопрстћуфхцчш') END);

-- As in 0069, with the names in other letters.
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
    words_of(concat_ws(' ', s.name, a.name, other.names, item.names, chosen.titles, category_words(s.category_id),
      community_words(s.community_id), s.address, s.description, s.second_description)),
    array_to_tsvector(
      terms_of('^', concat_ws(' ', s.name, a.name, other.names))
        || terms_of('', concat_ws(' ', s.name, a.name, other.names, item.names, chosen.titles))
        || terms_of('~', concat_ws(' ', s.description, s.second_description, item.descriptions))
        || terms_of('+', s.address)
        || ARRAY(SELECT '#' || id FROM unnest(f.subcategory_ids) AS id)
        || ARRAY['@' || f.category_id, '%' || f.community_id]),
    repeat(' ', 2048)
  FROM service_search f
  JOIN services s ON s.id = f.service_id
  JOIN accounts a ON a.id = s.account_id,
  LATERAL (SELECT in_other_letters(s.name || ' ' || a.name, s.language) AS names) AS other,
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

-- Generated columns are made anew with a column that they are made from; the triggers tell the search of services.
UPDATE services SET address = address WHERE place_id IS DISTINCT FROM place_of(address);
UPDATE events SET address = address WHERE place_id IS DISTINCT FROM place_of(address);
UPDATE bookings SET customer_name = customer_name
WHERE search_text <> search_words(coalesce(customer_name, '') || ' ' || service_names) || ' '
  || regexp_replace(coalesce(customer_phone, ''), '\D', '', 'g') || ' ' || id;

-- Only what has such letters, because writing every row anew leaves the tables twice as large.
SELECT index_services(array_agg(s.id))
FROM services s JOIN accounts a ON a.id = s.account_id
WHERE s.language = 'sr'
  OR s.name || a.name ~ '[Đđ\u0400-\u0491]'
  OR concat_ws(' ', s.name, a.name, s.address, s.description, s.second_description,
    (SELECT string_agg(concat_ws(' ', i.name, i.second_name, i.description, i.second_description), ' ')
      FROM service_items i WHERE i.service_id = s.id AND i.deleted_at IS NULL))
    ~ '[\u0901\u0966-\u096F\u0660-\u0669\u06F0-\u06F9\u0621\u0490\u0491]|[ङञणनम]\u094D'
HAVING count(*) > 0;
SELECT read_search_words();
