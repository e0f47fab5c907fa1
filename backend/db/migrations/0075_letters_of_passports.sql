-- Folded Cyrillic as Ukrainian and Bulgarian names are written in passports: "марія щербак" is "maria shcherbak".
CREATE FUNCTION passport_letters_of(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(folded,
      'ія', 'ia'), 'щ', 'shch'), 'ш', 'sh'), 'ч', 'ch'), 'ж', 'zh'), 'х', 'kh'), 'ц', 'ts'), 'ю', 'yu'), 'я', 'ya'),
    'абвгдезиклмнопрстуфыэєіьъ', 'abvgdeziklmnoprstufyeei');

-- As in 0074, and in those letters.
CREATE OR REPLACE FUNCTION in_other_letters(names text, language text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN concat_ws(' ',
    CASE WHEN names ~ '[\u0400-\u0491]' THEN latin_of(fold_text(names)) END,
    CASE WHEN names ~ '[\u0400-\u0491]' THEN passport_letters_of(fold_text(names)) END,
    CASE WHEN names ~ '[ĐđЂђ]' THEN latin_of(fold_text(regexp_replace(names, '[ĐđЂђ]', 'dj', 'g'))) END,
    CASE WHEN language = 'sr' THEN translate(
      replace(replace(replace(
        translate(lower(normalize(names, NFC) COLLATE "C"), 'ĐŽĆČŠ', 'đžćčš'), 'lj', 'љ'), 'nj', 'њ'), 'dž', 'џ'),
      'abvgdđežzijklmnoprstćufhcčš', 'абвгдђежзијклмнопрстћуфхцчш') END);

-- Only what has such letters, because writing every row anew leaves the tables twice as large.
SELECT index_services(array_agg(s.id))
FROM services s JOIN accounts a ON a.id = s.account_id
WHERE s.name || a.name ~ '[\u0400-\u0491]'
HAVING count(*) > 0;
SELECT read_search_words();
