/** What the static Onest files can draw: Latin with all its extensions, Vietnamese, Cyrillic. */
const DRAWABLE =
  /[\u0020-\u007E\u00A0-\u02AF\u0400-\u045F\u0490\u0491\u1E00-\u1EFF\u2010-\u2027\u2030-\u203A\u20AC\u2116\u2122]/u;
const LETTER = /\p{L}/u;

/**
 * The part of a text that the picture's renderer draws rightly. It shapes no Arabic, Ethiopic or
 * Devanagari and would ask the network for missing letters and emoji. Null when less than a word
 * would be left: the picture then does without the text.
 */
export function drawableText(text: string): string | null {
  const left = [...text.normalize('NFC')]
    .map((character) => (DRAWABLE.test(character) ? character : ' '))
    .join('')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s·|/,;:()–-]+|[\s·|/,;:(–-]+$/gu, '');
  const letters = [...left].filter((character) => LETTER.test(character)).length;
  return letters >= 2 ? left : null;
}

/** The size at which a name stands in three lines at most. */
export function nameSizePx(name: string): number {
  const length = [...name].length;
  if (length <= 24) return 84;
  if (length <= 48) return 68;
  return 54;
}
