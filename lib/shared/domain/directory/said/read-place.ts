import { GOZO_PLACES, placesAround } from '@/lib/shared/domain/places/points';
import { type Lists, listed, ofAll, ofSome } from './phrases';
import { PLACES, type Way } from './places';
import { type Reader, span } from './span';
import { SERBIAN_IN_CYRILLIC } from './sr';
import serbian from './sr.json';
import ukrainian from './uk.json';

const BEFORE_ALL: Lists<Way> = [
  [({ at }) => at, 'at'],
  [({ around }) => around, 'around'],
  [({ along }) => along, 'along'],
];
export const BEFORE_PLACE = ofAll(...BEFORE_ALL);
/** "Na mostu" means "on a bridge", and "kod Luke" means "at Luka's". */
const NOT_BEFORE_CASES = listed('na, kod, po, на, код, по');
/** In "nails by Victoria", Victoria is a person, and "pita od luka" is made with onions. */
const NOT_BEFORE_NAMES = [
  ...NOT_BEFORE_CASES,
  ...listed('by, de, di, ng, ta’, tal, taga, da, para, pour, za, od, за, од, з, із, зі'),
];
const BEFORE_CASE = ofSome([serbian, SERBIAN_IN_CYRILLIC, ukrainian], ...BEFORE_ALL);

const FROM = ofAll([({ from }) => from, true]);
const ALONG = ofAll([({ along }) => along, true]);
export const TO = ofAll([({ to }) => to, true]);
const ON = ofAll([({ to }) => to, true], [({ along }) => along, true]);
const DESTINATIONS = ofAll([({ destinations }) => destinations, true]);
const AFTER_PLACE = ofAll<Way>(
  [({ afterPlace }) => afterPlace, 'at'],
  [({ afterAround }) => afterAround, 'around'],
  [({ afterAlong }) => afterAlong, 'along'],
);

const FERRY = ofAll([({ ferry }) => ferry, true]);
/** The ferry's harbour on Gozo has the same name. */
const MGARR = 35;

/** "Gudja near the airport" is a place where somebody works. */
function isBesideAirport(words: readonly string[], from: number, to: number, taken: number) {
  if (DESTINATIONS.at(words, to + (ON.at(words, to)?.length ?? 0))) return true;
  const airport = DESTINATIONS.before(words, from, taken);
  const before = airport && BEFORE_PLACE.before(words, from - airport.length, taken);
  return airport !== null && before?.value !== 'around';
}

type Ways = readonly [before?: Way | null, attached?: Way | null, after?: Way | null];

/** Returns the end of a way such as "de Sliema à Mosta" or "स्लीमा से मोस्टा". */
function endOfWay(
  words: readonly string[],
  { at, to, taken, ways }: { at: number; to: number; taken: number; ways: Ways },
): number | null {
  const [, attached, after] = ways;
  const isStart = FROM.before(words, at, taken) !== null;
  const on = isStart ? ON.at(words, to) : ways.some(Boolean) ? null : ALONG.at(words, to);
  const length = on?.length ?? ([attached, after].includes('along') ? 0 : null);
  const next = length === null ? null : PLACES.at(words, to + length);
  if (length === null || !next) return null;
  const end = to + length + next.length;
  if (isStart) return end;
  // "Pour Victoria" in "Sliema pour Victoria" may be for a person, but "मोस्टा में" is a place.
  const isWhere = next.value.way === 'at' || AFTER_PLACE.at(words, end)?.value === 'at';
  return next.value.needs === 'place' || isWhere ? null : end;
}

export const readPlace: Reader = (words, at, taken) => {
  const place = PLACES.at(words, at);
  if (!place) return null;
  const { cityId, isGozo, way, needs } = place.value;
  const before = BEFORE_PLACE.before(words, at, taken);
  const after = AFTER_PLACE.at(words, at + place.length);
  const own = needs === 'case' ? BEFORE_CASE.before(words, at, taken) : before;
  const except = needs === 'case' ? NOT_BEFORE_CASES : NOT_BEFORE_NAMES;
  const isMeant = own !== null && !(own.length === 1 && except.includes(words[at - 1] ?? ''));
  const from = at - (before?.length ?? 0);
  const to = at + place.length + (after?.length ?? 0);
  const isAtAirport = isBesideAirport(words, from, to, taken);
  if (needs && !isMeant && !after && !isAtAirport) return null;
  if (isGozo && FERRY.at(words, to)) return null;
  // A word may be between both: "traghetto per Gozo".
  const isHarbour = cityId === MGARR;
  const isCrossing =
    ((isGozo || isHarbour) && [from, from - 1].some((end) => FERRY.before(words, end, taken))) ||
    (isHarbour && FERRY.at(words, to));
  const ways = [before?.value, way, after?.value] as const;
  const end = endOfWay(words, { at, to, taken, ways });
  if (end !== null) return span(from, end);
  const isAround = ways.includes('around');
  const isDirection = ways.includes('along') || (isAtAirport && !isAround);
  if (isDirection || isCrossing) return span(from, to);
  const near = isAround ? placesAround(cityId) : null;
  return span(from, to, { by: 'place', cityId, around: isGozo ? GOZO_PLACES : near });
};
