import type { TimeRange } from '@/lib/shared/domain/calendar/presets';
import { isLocalDate, type LocalDate } from '@/lib/shared/time/local-date';
import { hoursProblem } from './edit-week';
import { isRepeatable, nthsOf, type Repeat, type RepeatingDays } from './repeat';
import type { Schedule, SpecialDays } from './schedule';

export interface AddedDays {
  kind: 'off' | 'special';
  /** YYYY-MM-DD, perhaps typed only in part. Without `until`, it is one day. */
  from: string;
  until: string;
  name: string;
  /** Used if `kind` is `special`. */
  hours: TimeRange;
  repeat: Repeat | null;
}

export const NO_DAYS: AddedDays = {
  kind: 'off',
  from: '',
  until: '',
  name: '',
  hours: { from: 9 * 60, to: 17 * 60 },
  repeat: null,
};

type Dates = Pick<AddedDays, 'from' | 'until'>;

export function isReversed({ from, until }: Dates): boolean {
  return isLocalDate(from) && isLocalDate(until) && until < from;
}

export function repeatsFrom(from: string): Repeat[] {
  return ['week', ...(isLocalDate(from) ? nthsOf(from) : (['first'] as const)), 'year'];
}

/** After a change of the first day, "second Monday" may have to become "third". */
export function withFirstDay(repeat: Repeat | null, from: string): Repeat | null {
  if (repeat === null || !isLocalDate(from) || repeatsFrom(from).includes(repeat)) return repeat;
  return nthsOf(from)[0] ?? null;
}

/** Returns null if dates are missing or wrong. */
export function toRepeatingDays({ repeat, ...dates }: AddedDays): RepeatingDays | null {
  const { from } = dates;
  const until = dates.until || from;
  if (!isLocalDate(from) || !isLocalDate(until) || isReversed(dates)) return null;
  return { from, until, repeat: withFirstDay(repeat, from) ?? undefined };
}

export function toSpecialDays(added: AddedDays): SpecialDays | null {
  const days = toRepeatingDays(added);
  if (!days || !isRepeatable(days)) return null;
  const { from, until, repeat } = days;
  const ranges = added.kind === 'special' ? [added.hours] : [];
  return hoursProblem(ranges) ? null : { name: added.name.trim(), from, until, ranges, repeat };
}

export function withAdded(schedule: Schedule, days: SpecialDays): Schedule {
  return { ...schedule, special: [...schedule.special, days] };
}

export function pressDay({ from, until }: Dates, date: LocalDate): Dates {
  const isBegun = from !== '' && until === '' && date > from;
  return isBegun ? { from, until: date } : { from: date, until: '' };
}

/** Extends the range from the day where Shift was pressed, in either direction. */
export function reachDay({ from, until }: Dates, start: LocalDate, date: LocalDate): Dates {
  const last = until || from;
  const other = start === last ? from : start === from ? last : '';
  // The other end of the range stays where it is.
  const kept = other || start;
  return kept <= date ? { from: kept, until: date } : { from: date, until: kept };
}

export function isAmong({ from, until }: Dates, date: LocalDate): boolean {
  return from !== '' && from <= date && date <= (until || from);
}
