import type { FieldProblem } from '@/lib/shared/domain/field-problem';
import { IN_NAMES, LIKE_STOPS, plainName } from '@/lib/shared/domain/text/name';
import { plainParagraphs } from '@/lib/shared/domain/text/text';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';

export const REVIEW_STATUSES = ['waiting', 'held', 'published', 'refused', 'taken back'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Reasons why the staff reads a review before it is shown. */
export const REVIEW_FLAGS = [
  /** The words hold a link, a number, an e-mail address or a street address. */
  'contact',
  /** The visit ended within two hours of its booking. */
  'quick',
  /** The visit was booked or reviewed from the provider's network. */
  'network',
  /** The provider got more than five reviews within a day. */
  'many',
  /** The visit was booked with the provider's own address or number. */
  'own',
] as const;
export type ReviewFlag = (typeof REVIEW_FLAGS)[number];

export const STARS = [1, 2, 3, 4, 5] as const;
export const REVIEW_TEXT_LIMIT = 1_000;
export const REPLY_LIMIT = 1_000;
/** A score is shown only if there are at least this many reviews. */
export const LEAST_FOR_SCORE = 3;
export const MOST_A_DAY = 5;
export const QUICK_VISIT_MS = 2 * HOUR_MS;
export const PUBLISHED_AFTER_MS = DAY_MS;

/** The number of reviews with each number of stars, beginning with one star. */
type Spread = readonly [number, number, number, number, number];

export interface Score {
  count: number;
  sum: number;
  spread: Spread;
}

/** Returns a mean to show with one decimal. Null for too few reviews. */
export function meanOf({ count, sum }: Pick<Score, 'count' | 'sum'>): number | null {
  return count < LEAST_FOR_SCORE ? null : sum / count;
}

export interface TypedReview {
  /** "" for none. */
  stars: string;
  text: string;
}

export function checkReview({ stars, text }: TypedReview) {
  const problems: Partial<Record<keyof TypedReview, FieldProblem>> = {};
  if (!STARS.some((count) => String(count) === stars)) problems.stars = { key: 'starsMissing' };
  if (plainParagraphs(text).length > REVIEW_TEXT_LIMIT) {
    problems.text = { key: 'tooLong', values: { limit: REVIEW_TEXT_LIMIT } };
  }
  return problems;
}

/** An "@", a web address, or seven digits. */
const CONTACT =
  /@|:\/\/|\b[Ww]{3}\.|[\p{L}\p{N}]\.(?:\p{Ll}{2,}|\p{Lu}{2,}|\p{Lu}\p{Ll}{1,2})(?![\p{L}\p{M}])|\p{Nd}(?:(?:[\s()./_·•\p{Pd}\u2212]|,(?=\p{Nd}))*\p{Nd}){6}/u;

/** Words after a number that is no house number: "2 minutes down the road". */
const COUNTED = String.raw`(?:min(?:ute)?|h|hour|day|week|year|time|door|euro|star|k?m|of|people)s?\b`;
const WORD = String.raw`[\p{L}\p{M}.'’-]+`;
const NUMBER = String.raw`,?\s+(?:(?:no|nru)\.?\s*)?\p{Nd}+(?!\p{Nd}|\s*${COUNTED})`;
/** The "St." in "St. Julian's" is no street. */
const STREET = String.raw`(?:street|road|avenue|st\b(?!\.?\s+\p{L}))`;

/** A house number before or after a street's name; "triq" is Maltese for "street". */
const ADDRESS = new RegExp(
  [
    String.raw`\p{Nd}\p{L}?,?\s+triq\b`,
    String.raw`\btriq(?:\s+${WORD}){1,3}${NUMBER}`,
    String.raw`\p{Nd}\p{L}?,?\s+(?!${COUNTED})(?:${WORD}\s+){1,2}${STREET}(?!\p{L})`,
    String.raw`\s${STREET}\.?${NUMBER}`,
  ].join('|'),
  'iu',
);

/** The word for a full stop in the languages of the site. */
const STOP = 'd[o0]t|tuldok|tačka|tacka|тачка|крапка|точка|نقطة|دوت|डॉट|डट';
/** These words also occur in normal sentences. */
const POINT = 'punto|punt|point|ponto';
const SURE_END = 'com|net|org|biz|xyz|mt|eu|ком|كوم|कॉम';
const END = `${SURE_END}|info|me|it|uk|co|io|tv|app|dev|shop|store|site|online|link|club|live|page|de|fr|es|pt|us|ua|rs|np|ph|कम`;
const BETWEEN = String.raw`[\s\p{P}\p{S}]*`;
const OPEN = String.raw`[(\[{<]\s*`;
const CLOSE = String.raw`\s*[)\]}>]`;

/** "evil dot com", "evil (dot) shop", "evil[.]com", "evil . com", "ann (at) other". */
const SPELLED = new RegExp(
  [
    String.raw`(?<![\p{L}\p{M}])(?:${STOP})${BETWEEN}(?:${END})(?![\p{L}\p{M}])`,
    String.raw`(?<![\p{L}\p{M}])(?:${POINT})${BETWEEN}(?:${SURE_END})(?![\p{L}\p{M}])`,
    String.raw`d[o0]t(?:com|net|org)(?![\p{L}\p{M}])`,
    String.raw`${OPEN}(?:\.|at|${STOP}|${POINT})${CLOSE}`,
    String.raw`[\p{L}\p{N}]\s*\.\s*(?:com|net|org|mt)(?![\p{L}\p{M}])`,
  ].join('|'),
  'iu',
);

/** Letters and full stops of other scripts that look like a full stop. */
const STOPS = new RegExp(String.raw`[\u3002${LIKE_STOPS}]`, 'gu');

/** May also be true for words that hold no contact. */
export function holdsContact(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(STOPS, '.');
  return [CONTACT, ADDRESS, SPELLED].some((way) => way.test(plain));
}

const LONGEST_NAME = 30;
/** A dot may only end the word: "evil.com" is no name. */
const NAME = new RegExp(String.raw`^(?!.*[${LIKE_STOPS}])\p{L}[${IN_NAMES}]*\.?$`, 'u');
/**
 * A title before or after a name, with or without a point. A longer word with a point counts as a
 * title, too, if two other words follow.
 */
const TITLE =
  /^(?:dr|dra|prof|mr|mrs|ms|miss|mx|sir|rev|ing|dott|avv|sig|mme|mlle|д-р|د|डॉ|डा|श्री|श्रीमती)\.?$/iu;
const ABBREVIATED = /^\p{L}{2,}\.$/u;
const SUFFIX = /(?:,?\s+(?:jr|jnr|sr|snr|junior|senior|i{2,3}|iv|ph\.?d|md|esq|mba)\.?)+$/iu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (word: string) => [...graphemes.segment(word)].map(({ segment }) => segment);

/** First name and initial; "" for no name. */
export function shownName(name: string | null): string {
  const written = plainName(name).trim();
  const words = written.replace(SUFFIX, '').split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.some((word) => !NAME.test(word))) return '';
  while (words.length > 1 && TITLE.test(words[0] ?? '')) words.shift();
  while (words.length > 2 && ABBREVIATED.test(words[0] ?? '')) words.shift();
  const letters = lettersOf(words[0] ?? '');
  const first =
    letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('')}…` : words[0];
  const last = words.length > 1 ? lettersOf(words.at(-1) ?? '')[0] : undefined;
  return last ? `${first} ${last.toUpperCase()}.` : (first ?? '');
}
