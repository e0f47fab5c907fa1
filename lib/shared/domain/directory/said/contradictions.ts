import { GOZO_PLACES } from '@/lib/shared/domain/places/points';
import { addDays, type LocalDate, weekdayOf } from '@/lib/shared/time/local-date';
import { isDay, type SaidChoice, type SaidSpan } from './span';

/** From Monday, which is 0. */
const SATURDAY = 5;

const choicesOf = <By extends SaidChoice['by']>(spans: readonly SaidSpan[], by: By) =>
  spans.flatMap(({ choices }) =>
    choices.filter((choice): choice is Extract<SaidChoice, { by: By }> => choice.by === by),
  );

/** Returns null if the spans contradict each other: "Monday to Friday". */
function dayOf(spans: readonly SaidSpan[], today: LocalDate): SaidChoice | null {
  const dates = spans.filter(({ isDate }) => isDate);
  const said = choicesOf(dates.length > 0 ? dates : spans, 'day').map(({ day }) => day);
  const [first, second, ...others] = [...new Set(said)].sort();
  if (first === undefined || others.length > 0) return null;
  if (second === undefined) {
    const isRange = spans.some(({ isEndDay }) => isEndDay);
    const [weekend] = choicesOf(spans, 'weekend');
    const isOther = weekend !== undefined && weekdayOf(first) < SATURDAY;
    return isRange || isOther ? null : { by: 'day', day: first };
  }
  // On a Sunday, the weekend is that day.
  const isSunday = first === today && weekdayOf(first) === SATURDAY + 1;
  if (isSunday && second === addDays(first, 6)) return { by: 'weekend' };
  if (second !== addDays(first, 1)) return null;
  if (first === today) return { by: 'soon' };
  return weekdayOf(first) === SATURDAY ? { by: 'weekend', from: first } : null;
}

/** A place on Gozo says more than Gozo alone. */
function placeOf(spans: readonly SaidSpan[]): SaidChoice | null {
  const places = choicesOf(spans, 'place');
  const towns = places.filter(({ around }) => around !== GOZO_PLACES);
  const isWithin = places.every(
    ({ around }) => around !== GOZO_PLACES || towns.every(({ cityId }) => around.includes(cityId)),
  );
  const said = towns.length > 0 && isWithin ? towns : places;
  return new Set(said.map(({ cityId }) => cityId)).size === 1 ? (said.at(-1) ?? null) : null;
}

/** Joins "Saturday or Sunday" to one span. */
function joinedDays(spans: readonly SaidSpan[], choice: SaidChoice): SaidSpan[] {
  const [first, ...others] = spans.filter(isDay);
  const last = others.at(-1) ?? first;
  if (!first || !last) return [...spans];
  const isJoined = spans.indexOf(last) === spans.indexOf(first) + 1 && last.from <= first.to + 1;
  const joined = { ...last, choices: [choice], from: isJoined ? first.from : last.from };
  return spans.flatMap((one) => {
    if (one === last) return [joined];
    return isJoined && one === first ? [] : [one];
  });
}

/** Leaves at most one day and one place, because a service must meet all filters. */
export function withoutContradictions(
  spans: readonly SaidSpan[],
  today: LocalDate,
): readonly SaidSpan[] {
  const [day, place] = [dayOf(spans, today), placeOf(spans)];
  const all = day && day.by !== 'day' ? joinedDays(spans, day) : spans;
  const days = spans.filter(isDay).length;
  const weekends = new Set(choicesOf(spans, 'weekend').map(({ from }) => from));
  // "Tonight or tomorrow" may mean tomorrow by day, so it does not ask for an evening.
  const isEvening = day?.by === 'day' || choicesOf(spans, 'evening').length >= days;
  const isHeld = (choice: SaidChoice) => {
    if (choice.by === 'day') return day?.by === 'day' && day.day === choice.day;
    if (choice.by === 'place') return choice === place;
    if (choice.by === 'evening') return isEvening;
    return choice.by !== 'weekend' || ((days === 0 || day !== null) && weekends.size < 2);
  };
  return all.map((one) => ({ ...one, choices: one.choices.filter(isHeld) }));
}
