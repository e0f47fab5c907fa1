import { plainAmount } from '@/lib/shared/domain/text/digits';
import { SAID_LANGUAGES } from './languages';
import { listed, ofAll } from './phrases';

export const EURO = ofAll([({ euro }) => euro, true]);

export const OTHER_UNITS = ofAll([({ otherUnits }) => otherUnits, true]);

const MONTHS = new Map(
  SAID_LANGUAGES.flatMap(({ months }) =>
    listed(months).flatMap((forms, at) =>
      forms.split(' ').map((form): [string, number] => [form, at + 1]),
    ),
  ),
);

export const BEFORE_MONTH = ofAll([({ beforeMonth }) => beforeMonth, true]);

const FIRST = ofAll([({ first }) => first, true]);

/** The highest number of a day. No hour or school class is higher. */
export const HIGHEST_DAY = 31;

export const monthAt = (words: readonly string[], at: number) => MONTHS.get(words[at] ?? '') ?? 0;

export const dayAt = (words: readonly string[], at: number) =>
  FIRST.at(words, at)
    ? 1
    : Number(/^(\d{1,2})(?:st|nd|rd|th|er|o)?$/.exec(words[at] ?? '')?.[1] ?? 0);

export const isDateAt = (words: readonly string[], at: number) =>
  (monthAt(words, at) > 0 && dayAt(words, at + 1) > 0) ||
  (dayAt(words, at) > 0 && monthAt(words, at + 1) > 0);

/**
 * Cents, and what follows the sign of thousands, are folded to words of their own. A filter has
 * only whole euros.
 */
export function numberAt(words: readonly string[], at: number, typed: readonly string[]) {
  const [first = '', second = ''] = [words[at], words[at + 1]];
  if (!/^\d{1,4}$/.test(first)) return null;
  const isOne =
    /^\d{1,3}$/.test(second) && plainAmount(typed[at] ?? '').includes(`${first}.${second}`);
  if (!isOne) return { whole: Number(first), price: Number(first), length: 1 };
  const whole = Number(second.length === 3 ? first + second : first);
  const isMore = second.length < 3 && Number(second) > 0;
  return { whole, price: isMore ? whole + 1 : whole, length: 2 };
}

/** Words for numbers from two on. Serbian and Ukrainian also have forms for people. */
const NUMBER_WORDS: ReadonlySet<string> = new Set(
  listed(
    'two, three, four, five, six, seven, eight, nine, ten, twelve, fifteen, twenty, thirty, forty, fifty, ' +
      'due, tre, quattro, cinque, sei, sette, otto, nove, dieci, dodici, quindici, venti, trenta, ' +
      'dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, doce, quince, veinte, treinta, ' +
      'deux, trois, quatre, cinq, six, sept, huit, neuf, dix, douze, quinze, vingt, trente, ' +
      'dois, duas, três, quatro, sete, oito, dez, doze, vinte, trinta, ' +
      'żewġ, tliet, erba’, ħames, sitt, seba’, tmien, disa’, għaxar, għoxrin, ' +
      'ثلاث, ثلاثة, أربع, أربعة, خمس, خمسة, ست, ستة, سبع, سبعة, ثمانية, تسعة, عشر, عشرة, عشرين, ' +
      'दो, तीन, चार, पांच, पाँच, छह, सात, आठ, नौ, दस, बारह, बीस, दुई, पाँच, छ, नौ, बाह्र, ' +
      'dalawang, tatlong, apat na, limang, anim na, sampung, ' +
      'dva, dve, dvije, tri, četiri, pet, šest, sedam, osam, devet, deset, dvoje, troje, četvoro, dvadeset, ' +
      'два, дві, три, чотири, п’ять, шість, сім, вісім, дев’ять, десять, двох, трьох, чотирьох, двадцять',
  ),
);

/** Whether the words are a measure that no service has to meet: "60 minute nails", "90min". */
export function isMeasure(words: readonly string[], at: number): boolean {
  const [, number = '', unit = ''] = /^(\d*)(\p{L}*)$/u.exec(words[at] ?? '') ?? [];
  const before = words[at - 1] ?? '';
  const isCounted = number !== '' || /^\d+$/.test(before) || NUMBER_WORDS.has(before);
  return isCounted && OTHER_UNITS.at([unit], 0) !== null;
}

/**
 * Returns how many words say a number of anything: "12 people", "two hours", "12". 0 if none do.
 */
export function countedAt(words: readonly string[], at: number): number {
  const isWord = NUMBER_WORDS.has(words[at] ?? '');
  if (!isWord && !/^\d+\p{L}{0,2}$/u.test(words[at] ?? '')) return 0;
  const unit = OTHER_UNITS.at(words, at + 1)?.length ?? 0;
  return isWord && unit === 0 ? 0 : 1 + unit;
}
