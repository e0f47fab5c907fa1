import { IN_NAMES, LIKE_STOPS, plainName } from '@/lib/shared/domain/text/name';

/** In graphemes. */
const MOST = 40;
/** More digits look like a telephone number. */
const MOST_DIGITS = 3;

/**
 * Removes what mail programs or readers take for links: dots inside words, slashes, colons, "at"
 * signs, and letters that look like dots.
 */
const NO_PART_OF_A_NAME = new RegExp(
  String.raw`[${LIKE_STOPS}]|[^0-9,()&. ${IN_NAMES}]|\.(?=[^\s)])|(?<![\p{L}\p{M}])\.`,
  'gu',
);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const onOneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

function cut(text: string): string {
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment);
  return parts.length <= MOST
    ? text
    : `${parts
        .slice(0, MOST - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * Makes one line of at most 40 characters, without links, of a name that somebody typed, for mail
 * to others. Returns "" if no name is left.
 */
export function nameInMail(name: string | null): string {
  const letters = onOneLine(plainName(name).replace(NO_PART_OF_A_NAME, ' '));
  const digits = letters.match(/[0-9]/g) ?? [];
  const shown = digits.length > MOST_DIGITS ? onOneLine(letters.replace(/[0-9]/g, '')) : letters;
  return /\p{L}/u.test(shown) ? cut(shown) : '';
}

/**
 * Used for mail to an address that may be a stranger's. Returns "" if {@link nameInMail} had to
 * remove more than line ends.
 */
export function plainNameInMail(name: string | null): string {
  const shown = nameInMail(name);
  return shown === cut(onOneLine(plainName(name))) ? shown : '';
}

/** Many combining marks on one letter would cover the lines around it. */
const TOWER = /\p{M}{6}/u;

/**
 * Removes commas and digits from a name for a subject, whose parts are separated by commas and end
 * with a time.
 */
export function nameInSubject(name: string | null): string {
  const shown = onOneLine(plainNameInMail(name).replace(/[0-9]/g, '').replace(/\s*,/g, ' '));
  return /\p{L}/u.test(shown) && !TOWER.test(shown) ? shown : '';
}

/**
 * Matches signs of addresses, and signs right before a letter, such as the dot of "evil.com". A
 * colon may stand in "14:30". Six digits look like a telephone number.
 */
const NO_PART_OF_A_SENTENCE =
  /[\ua4f8-\ua4fd\u318d\u119e\u{1d16d}]|(?!\u200c|\u200d)[^\p{L}\p{M}0-9'’"“”„«»,;!?¡¿،؛؟।()&%€. :–—-]|[.;!?،؛؟।%](?=[\p{L}\p{M}0-9])|:(?=[\p{L}\p{M}])|(?<![0-9]):(?=[0-9])|[0-9](?:[ -]*[0-9]){5}/u;

/** Returns "" if mail must not show the sentence to a stranger. */
export function sentenceInMail(sentence: string | null): string {
  const line = onOneLine((sentence ?? '').normalize('NFC'));
  return NO_PART_OF_A_SENTENCE.test(line) ? '' : line;
}
