-- A text as search compares it: small letters without accents, with single spaces and nothing else
-- between words, and with one spelling for "हिन्दी" and "हिंदी", "ґанок" and "ганок", "دعاء" and "دعا", "٥٠"
-- and "50". Its rules are written out, because those of a locale or of the extension unaccent may change,
-- and stored values would not follow.
CREATE FUNCTION fold_text(words text) RETURNS text
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

-- The words of customers and visits. What `fold_text` leaves of ŧ is a t here.
CREATE FUNCTION search_words(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN fold_text(translate(words, 'ŧŦ', 'tt'));

-- Postgres' own English stems: "braids" and "braiding" are "braid". Words that the dictionary skips, such
-- as "will", stay as they are.
CREATE FUNCTION stem_of(word text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN coalesce((ts_lexize('english_stem', word))[1], word);

-- The stems of a text, each behind a mark.
CREATE FUNCTION terms_of(mark text, text text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT mark || stem_of(left(word, 60))), '{}')
    FROM unnest(string_to_array(fold_text(text), ' ')) AS word
    WHERE word NOT IN ('', '\'));

-- Made from the folded texts themselves, so that the locale of the database, which the parsers of
-- Postgres follow, has no say in what a word is.
CREATE FUNCTION words_of(text text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT array_to_tsvector(coalesce(array_agg(DISTINCT left(word, 60)), '{}'))
    FROM unnest(string_to_array(fold_text(text), ' ')) AS word
    WHERE word NOT IN ('', '\'));

-- Whether trigrams know a letter outside of ASCII depends on the locale of the database, so words with such
-- letters stand as the bytes of their letters.
CREATE FUNCTION letters_of(word text) RETURNS text
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN word ~ '^[a-z0-9]*$' THEN word ELSE encode(convert_to(word, 'UTF8'), 'hex') END;

-- Folded Cyrillic in folded Latin letters, as Serbian writes both: "јелена" is "jelena".
CREATE FUNCTION latin_of(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN replace(replace(replace(
    translate(folded, 'абвгдђежзијклмнопрстћуфхцчшєі', 'abvgddezzijklmnoprstcufhccsei'),
    'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz');

-- Folded Cyrillic as Ukrainian and Bulgarian names are written in passports: "марія щербак" is "maria shcherbak".
CREATE FUNCTION passport_letters_of(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(folded,
      'ія', 'ia'), 'щ', 'shch'), 'ш', 'sh'), 'ч', 'ch'), 'ж', 'zh'), 'х', 'kh'), 'ц', 'ts'), 'ю', 'yu'), 'я', 'ya'),
    'абвгдезиклмнопрстуфыэєіьъ', 'abvgdeziklmnoprstufyeei');

-- Names as others type them: "Јелена" as "Jelena", "Марія" as "Maria", "Đorđe" as "Djordje", and the reverse of
-- the first where the text is said to be Serbian.
CREATE FUNCTION in_other_letters(names text, language text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN concat_ws(' ',
    CASE WHEN names ~ '[\u0400-\u0491]' THEN latin_of(fold_text(names)) END,
    CASE WHEN names ~ '[\u0400-\u0491]' THEN passport_letters_of(fold_text(names)) END,
    CASE WHEN names ~ '[ĐđЂђ]' THEN latin_of(fold_text(regexp_replace(names, '[ĐđЂђ]', 'dj', 'g'))) END,
    CASE WHEN language = 'sr' THEN translate(
      replace(replace(replace(
        translate(lower(normalize(names, NFC) COLLATE "C"), 'ĐŽĆČŠ', 'đžćčš'), 'lj', 'љ'), 'nj', 'њ'), 'dž', 'џ'),
      'abvgdđežzijklmnoprstćufhcčš', 'абвгдђежзијклмнопрстћуфхцчш') END);

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

-- The locality that an address names last, as its number in the reference data: "Triq Valletta,
-- Mosta" lies in Mosta. Of two names that end at the same place the longer one counts. Names stand
-- here folded, with those in use beside the Maltese ones. Żebbuġ in Gozo is another place than Ħaż-Żebbuġ,
-- and the reference data does not have it. Rabat in Gozo is Victoria. An address in Gozo says so at its
-- end, or has a postcode of those places.
CREATE FUNCTION place_of(address text) RETURNS integer
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
