import { HIGHEST_PRICE } from '@/lib/shared/domain/directory/search';
import { BEFORE_MONTH, EURO, HIGHEST_DAY, monthAt, numberAt, OTHER_UNITS } from './numbers';
import { ofAll } from './phrases';
import { type Reader, span } from './span';

type Limit = 'up to' | 'at least';

const BEFORE_PRICE = ofAll<Limit>(
  [({ beforePrice }) => beforePrice, 'up to'],
  [({ beforeLeast }) => beforeLeast, 'at least'],
);

const AFTER_PRICE = ofAll<Limit>(
  [({ afterPrice }) => afterPrice, 'up to'],
  [({ afterLeast }) => afterLeast, 'at least'],
);

const UP_TO_EURO = ofAll([({ beforeEuro }) => beforeEuro, true]);

const UNTIL = ofAll([({ until }) => until, true]);

const AFTER_UNTIL = ofAll([({ afterUntil }) => afterUntil, true]);

/** "Under 12" in "kids football under 12" is an age. */
const AGES = ofAll([({ ages }) => ages, true]);

const CHILDREN = ofAll([({ children }) => children, true]);

const HIGHEST_AGE = 21;

export const readPrice: Reader = (words, at, taken, _today, typed) => {
  const { whole, price, length } = numberAt(words, at, typed) ?? { whole: 0, price: 0, length: 1 };
  if (price < 1 || price > HIGHEST_PRICE || OTHER_UNITS.at(words, at + length)) return null;
  const euro = EURO.at(words, at + length);
  const end = at + length + (euro?.length ?? 0);
  const month = end + (BEFORE_MONTH.at(words, end)?.length ?? 0);
  if (!euro && monthAt(words, month) > 0) return null;
  const isUntil = euro !== null || whole > HIGHEST_DAY;
  const after = AFTER_PRICE.at(words, end) ?? (isUntil ? AFTER_UNTIL.at(words, end) : null);
  const before =
    BEFORE_PRICE.before(words, at, taken) ??
    (isUntil ? UNTIL.before(words, at, taken) : null) ??
    (euro && UP_TO_EURO.before(words, at, taken));
  if (!euro && !after && !before) return null;
  const [from, to] = [at - (before?.length ?? 0), end + (after?.length ?? 0)];
  const isOfAges =
    CHILDREN.before(words, from, 0) !== null || words.some((_, one) => AGES.at(words, one));
  if (!euro && whole <= HIGHEST_AGE && isOfAges) return null;
  if (![before?.value, after?.value].includes('at least')) {
    return span(from, to, { by: 'price', priceUpTo: price });
  }
  return isUntil ? span(from, to) : null;
};
