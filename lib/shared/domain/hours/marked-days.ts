import type { OwnMark } from '@/lib/shared/domain/calendar/slots';
import { localDay } from '@/lib/shared/time/format';
import { datesBetween, type LocalDate } from '@/lib/shared/time/local-date';
import type { Span } from '@/lib/shared/time/span';
import { spanOfDays } from '@/lib/shared/time/venue-time';

/** Within one day, in epoch ms. */
export interface DayMark extends Span {
  date: LocalDate;
  status: OwnMark;
}

/** Null where one person works. */
export interface OwnedMark extends DayMark {
  person: { id: number; name: string } | null;
}

/** Cuts marks at midnight. Begins with the day `first`. */
export function marksByDay(
  marks: readonly (Span & { status: OwnMark })[],
  first: LocalDate,
  zone: string,
): DayMark[] {
  return marks.flatMap(({ from, to, status }) => {
    const start = localDay(from, zone);
    return datesBetween(start < first ? first : start, localDay(to - 1, zone)).map((date) => {
      const day = spanOfDays(date, date, zone);
      return { date, status, from: Math.max(from, day.from), to: Math.min(to, day.to) };
    });
  });
}
