/** The letters that the renderer draws with Onest's files: Latin, Vietnamese, Cyrillic. */
const PLAIN =
  /[\u0020-\u007E\u00A0-\u02AF\u02BB\u02BC\u0400-\u045F\u0490\u0491\u1E00-\u1EFF\u2010-\u2027\u2030-\u203A\u20AC\u2116\u2122]/u;
/**
 * The scripts of Noto's files. Their letters are joined, reordered, right-to-left or not in Onest.
 */
const SHAPED =
  /[\u0370-\u03E1\u03F0-\u03FF\u0531-\u058F\u0590-\u06FF\u0750-\u077F\u0900-\u0E7F\u10A0-\u10FF\u1200-\u139F\u1C90-\u1CBF]/u;
/** These characters have no width: they only change the letters next to them. */
const JOINER = /[\u200C\u200D]/u;
const STRAY_JOINER = /(?<![\u0600-\u077F\u0900-\u0DFF])[\u200C\u200D]+/gu;
const LETTER = /\p{L}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Removes other scripts and emoji, for which the renderer would ask the network. Null when less
 * than a word is left; a short name that was not changed stays.
 */
export function drawableText(text: string): string | null {
  const isDrawn = (character: string) =>
    [PLAIN, SHAPED, JOINER].some((drawn) => drawn.test(character));
  const signs = [...text.normalize('NFC')];
  const left = signs
    .map((character) => (isDrawn(character) ? character : ' '))
    .join('')
    .replace(STRAY_JOINER, '')
    .replace(/\s+/gu, ' ')
    // Marks at the ends belonged to what was removed.
    .replace(/^[\s·|/,;:()–-]+|[\s·|/,;:(–-]+$/gu, '');
  const letters = [...left].filter((character) => LETTER.test(character)).length;
  const isWhole = signs.every(isDrawn) && LETTER_OR_DIGIT.test(left);
  return isWhole || letters >= 2 ? left : null;
}

/** Only `drawShaped` writes such letters correctly. */
export function isShaped(text: string): boolean {
  return SHAPED.test(text);
}

export function nameSizePx(name: string): number {
  const length = [...name].length;
  if (length <= 24) return 84;
  if (length <= 48) return 68;
  return 54;
}

/** The first letter comes with its vowel signs. */
export function firstLetter(text: string): string {
  const [first] = new Intl.Segmenter().segment(text);
  const letter = first?.segment ?? '';
  // Names in Georgian begin with a small letter.
  return /\p{Script=Georgian}/u.test(letter) ? letter : letter.toUpperCase();
}
