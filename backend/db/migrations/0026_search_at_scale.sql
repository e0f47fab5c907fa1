-- Żebbuġ in Gozo is another place than Ħaż-Żebbuġ, and the reference data does not have it. Rabat in
-- Gozo is Victoria. An address in Gozo says so at its end, or has a postcode of those places.
CREATE OR REPLACE FUNCTION place_of(address text) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    WITH folded AS MATERIALIZED (SELECT ' ' || fold_text(address) || ' ' AS text),
      backwards AS MATERIALIZED (
        SELECT reverse(text) AS text,
          text ~ ' (gozo|ghawdex)( malta| [a-z]{3} ?[0-9]+)* $| (zbb|vct) ?[0-9]' AS is_gozo
        FROM folded)
    SELECT place.id
    FROM backwards, LATERAL (VALUES
      (1, 'valletta'), (1, 'il belt'), (2, 'birkirkara'), (2, 'bkara'), (3, 'sliema'),
      (3, 'tas sliema'), (4, 'mosta'), (6, 'paola'), (6, 'rahal gdid'),
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
      (53, 'haz zabbar'), (53, 'zabbar'), (54, 'haz zebbug'), (55, 'zejtun'),
      (56, 'zurrieq'), (58, 'fontana'), (59, 'ghajnsielem'), (60, 'gharb'), (62, 'kercem'),
      (63, 'munxar'), (64, 'nadur'), (65, 'qala'), (66, 'san lawrenz'), (67, 'sannat'),
      (68, 'victoria'), (68, 'rabat ghawdex'), (69, 'xaghra'), (70, 'xewkija'),
      (CASE WHEN is_gozo THEN 68 ELSE 5 END, 'rabat'),
      (CASE WHEN is_gozo THEN NULL ELSE 54 END, 'zebbug')
    ) AS place (id, name)
    WHERE strpos(backwards.text, reverse(' ' || place.name || ' ')) > 0
    ORDER BY strpos(backwards.text, reverse(' ' || place.name || ' ')), length(place.name) DESC
    LIMIT 1);

-- Setting an address makes its place anew. The triggers then tell the search of it.
UPDATE services SET address = address WHERE fold_text(address) ~ '\m(gozo|ghawdex|zbb|vct)';
UPDATE events SET address = address WHERE fold_text(address) ~ '\m(gozo|ghawdex|zbb|vct)';

-- With the free days, so that counting by a day reads this index and no rows.
DROP INDEX service_search_choices;
CREATE INDEX service_search_choices ON service_search
  (host_country, category_id, community_id, place_id) INCLUDE (free_from, free_days);
