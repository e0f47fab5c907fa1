import { EVENING_FROM, HIGHEST_PRICE, SEARCHED_DAYS } from '@/lib/domain/directory/search';
import { GOZO_PLACES, placesAround } from '@/lib/domain/places/points';
import { GOZO_SPELLINGS, PLACE_SPELLINGS } from '@/lib/domain/places/spellings';
import { addDays, isLocalDate, type LocalDate, weekdayOf } from '@/lib/time/local-date';

export type SaidChoice =
  | { by: 'place'; cityId: number; around: readonly number[] | null }
  | { by: 'day'; day: LocalDate }
  | { by: 'soon' | 'evening' | 'weekend' }
  | { by: 'price'; priceUpTo: number };

/** The words that said it, the last excluded. */
export interface SaidSpan {
  choices: readonly SaidChoice[];
  from: number;
  to: number;
}

const WEEKDAYS: Readonly<Record<string, number>> = {
  monday: 0,
  tuesday: 1,
  wednesday: 2,
  thursday: 3,
  friday: 4,
  saturday: 5,
  sunday: 6,
};
/** Days only after "on", "this" or "next": "sun cream" is none. */
const SHORT_WEEKDAYS: Readonly<Record<string, number>> = {
  mon: 0,
  tue: 1,
  tues: 1,
  wed: 2,
  thu: 3,
  thur: 3,
  thurs: 3,
  fri: 4,
  sat: 5,
  sun: 6,
};
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const LONG_MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

const UP_TO = new Set([
  'under',
  'below',
  'max',
  'maximum',
  'upto',
  'within',
  'less than',
  'up to',
  'cheaper than',
  'not over',
  'no more than',
  'not more than',
  'at most',
  'max of',
  'maximum of',
  'budget',
  'budget of',
  'for under',
  'for less than',
]);
const EURO = new Set(['euro', 'euros', 'eur']);
/** Not money: "under 30 minutes", "for 20 people". */
const OTHER_UNITS = new Set(
  'minute minutes min mins hour hours hr hrs day days week weeks month months year years yr yrs people persons guests kids children kg kilo kilos km boxes box rooms room bedroom bedrooms'.split(
    ' ',
  ),
);

const AT = ['in', 'at', 'around', 'near', 'by', 'close to', 'next to', 'not far from', 'nearby'];
const AROUND = new Set(['around', 'near', 'close to', 'next to', 'not far from', 'nearby']);
/** Before a direction, not a place of work. */
const ALONG = new Set(['to', 'from', 'till', 'until', 'into']);

/** The ferry to Gozo leaves from Malta. */
const FERRY = new Set(['ferry', 'ferries']);

const PLACES = new Map<string, SaidChoice>([
  ...Object.entries(PLACE_SPELLINGS).flatMap(([id, spellings]) =>
    spellings.map((spelling): [string, SaidChoice] => [
      spelling,
      { by: 'place', cityId: Number(id), around: null },
    ]),
  ),
  ...GOZO_SPELLINGS.map((spelling): [string, SaidChoice] => [
    spelling,
    { by: 'place', cityId: GOZO_PLACES[0] ?? 68, around: GOZO_PLACES },
  ]),
]);
const LONGEST_PLACE = 4;

export const SAYING_WORDS: readonly string[] = [
  ...[...PLACES.keys()].filter((name) => !name.includes(' ')),
  ...Object.keys(WEEKDAYS),
  'today',
  'tonight',
  'tomorrow',
  'evening',
  'weekend',
  'under',
  'euro',
];

/** Folded. */
export const PLACE_NAMES: readonly { name: string; cityId: number }[] = [...PLACES].flatMap(
  ([name, choice]) => (choice.by === 'place' ? [{ name, cityId: choice.cityId }] : []),
);

type Reader = (words: readonly string[], at: number, today: LocalDate) => SaidSpan | null;

const span = (from: number, length: number, ...choices: SaidChoice[]): SaidSpan => ({
  choices,
  from,
  to: from + length,
});

function phraseAt(words: readonly string[], at: number, length: number): string {
  return at + length > words.length ? '' : words.slice(at, at + length).join(' ');
}

const readPlace: Reader = (words, at) => {
  for (let length = LONGEST_PLACE; length > 0; length -= 1) {
    const choice = PLACES.get(phraseAt(words, at, length));
    if (choice?.by !== 'place') continue;
    if (choice.around && FERRY.has(words[at + length] ?? '')) return null;
    if (ALONG.has(words[at - 1] ?? '')) return span(at, length);
    const before = AT.map((phrase) => phrase.split(' ')).find(
      (phrase) => phraseAt(words, at - phrase.length, phrase.length) === phrase.join(' '),
    );
    const from = at - (before?.length ?? 0);
    const isAround = before !== undefined && AROUND.has(before.join(' '));
    const around = choice.around ?? (isAround ? placesAround(choice.cityId) : null);
    return { choices: [{ ...choice, around }], from, to: at + length };
  }
  return null;
};

const readPrice: Reader = (words, at) => {
  const numberAt = (index: number) =>
    /^\d{1,4}$/.test(words[index] ?? '') ? Number(words[index]) : 0;
  const price = numberAt(at);
  if (price < 1 || price > HIGHEST_PRICE || OTHER_UNITS.has(words[at + 1] ?? '')) return null;
  const euro = EURO.has(words[at + 1] ?? '') ? 1 : 0;
  for (const length of [3, 2, 1]) {
    if (at >= length && UP_TO.has(phraseAt(words, at - length, length))) {
      return span(at - length, length + 1 + euro, { by: 'price', priceUpTo: price });
    }
  }
  return euro ? span(at, 2, { by: 'price', priceUpTo: price }) : null;
};

/** Today counts, unless `isNext`. */
function nextWeekday(weekday: number, today: LocalDate, isNext: boolean): LocalDate {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead === 0 && isNext ? 7 : ahead);
}

const readWeekday: Reader = (words, at, today) => {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  const isLed = ['on', 'this', 'next', 'coming', 'every'].includes(before);
  const weekday =
    WEEKDAYS[word] ??
    WEEKDAYS[word.replace(/s$/, '')] ??
    (isLed ? SHORT_WEEKDAYS[word] : undefined);
  if (weekday === undefined) return null;
  const day: SaidChoice = { by: 'day', day: nextWeekday(weekday, today, before === 'next') };
  return isLed ? span(at - 1, 2, day) : span(at, 1, day);
};

const readDate: Reader = (words, at, today) => {
  const monthOf = (word = '') => Math.max(MONTHS.indexOf(word), LONG_MONTHS.indexOf(word)) + 1;
  const dayOf = (word = '') => Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? 0);
  const [first, second] = [words[at], words[at + 1]];
  const [day, month] = monthOf(first)
    ? [dayOf(second), monthOf(first)]
    : [dayOf(first), monthOf(second)];
  if (day < 1 || month < 1) return null;
  const two = (number: number) => String(number).padStart(2, '0');
  const year = Number(today.slice(0, 4));
  const dates = [year, year + 1].map((of) => `${of}-${two(month)}-${two(day)}`);
  const date = dates.find((one) => isLocalDate(one) && one >= today);
  if (date === undefined || date >= addDays(today, SEARCHED_DAYS)) return null;
  const isLed = words[at - 1] === 'on';
  return span(at - (isLed ? 1 : 0), isLed ? 3 : 2, { by: 'day', day: date });
};

/** Longer words first. */
const TIMES: readonly [string, (today: LocalDate) => SaidChoice[]][] = [
  ['today or tomorrow', () => [{ by: 'soon' }]],
  ['day after tomorrow', (today) => [{ by: 'day', day: addDays(today, 2) }]],
  ['as soon as possible', () => [{ by: 'soon' }]],
  ['at the weekend', () => [{ by: 'weekend' }]],
  ['on the weekend', () => [{ by: 'weekend' }]],
  ['in the evening', () => [{ by: 'evening' }]],
  ['in the evenings', () => [{ by: 'evening' }]],
  ['this weekend', () => [{ by: 'weekend' }]],
  ['on weekends', () => [{ by: 'weekend' }]],
  ['this evening', (today) => [{ by: 'day', day: today }, { by: 'evening' }]],
  ['tomorrow night', (today) => [{ by: 'day', day: addDays(today, 1) }, { by: 'evening' }]],
  ['after work', () => [{ by: 'evening' }]],
  ['right now', () => [{ by: 'soon' }]],
  ['tonight', (today) => [{ by: 'day', day: today }, { by: 'evening' }]],
  ['today', (today) => [{ by: 'day', day: today }]],
  ['tomorrow', (today) => [{ by: 'day', day: addDays(today, 1) }]],
  ['weekend', () => [{ by: 'weekend' }]],
  ['weekends', () => [{ by: 'weekend' }]],
  ['evening', () => [{ by: 'evening' }]],
  ['evenings', () => [{ by: 'evening' }]],
  ['urgent', () => [{ by: 'soon' }]],
  ['urgently', () => [{ by: 'soon' }]],
  ['asap', () => [{ by: 'soon' }]],
];

const readTime: Reader = (words, at, today) => {
  for (const [phrase, choicesOf] of TIMES) {
    const { length } = phrase.split(' ');
    if (phraseAt(words, at, length) === phrase) return span(at, length, ...choicesOf(today));
  }
  return null;
};

/** "After 6pm", "at 18:30" (folded "18 30"); only evenings. */
const readHour: Reader = (words, at) => {
  const before = words[at - 1] ?? '';
  const found = /^(\d{1,2})(pm)?$/.exec(words[at] ?? '');
  if (!found || !['after', 'at', 'from'].includes(before)) return null;
  const isLate = found[2] === 'pm' || words[at + 1] === 'pm';
  const hour = Number(found[1]) + (isLate && Number(found[1]) < 12 ? 12 : 0);
  if (hour > 23 || (!isLate && hour < 13)) return null;
  const length = words[at + 1] === 'pm' || /^\d\d$/.test(words[at + 1] ?? '') ? 2 : 1;
  return hour * 60 >= EVENING_FROM
    ? span(at - 1, length + 1, { by: 'evening' })
    : span(at - 1, length + 1);
};

const READERS = [readPrice, readHour, readDate, readTime, readWeekday, readPlace];

/** The last of a kind counts. Without choices: no filter can hold it. */
export function readSaid(words: readonly string[], today: LocalDate): SaidSpan[] {
  const spans: SaidSpan[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const taken = spans.at(-1)?.to ?? 0;
    if (at < taken) continue;
    for (const read of READERS) {
      const found = read(words, at, today);
      if (!found || found.from < taken) continue;
      spans.push(found);
      break;
    }
  }
  return spans;
}
