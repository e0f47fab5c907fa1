import { DAY_MS } from '@/lib/shared/time/units';

export const MOST_OTHER_CALENDARS = 3;
export const OTHER_NAME_LIMIT = 60;

interface ReadCalendar {
  busy: number;
  unsaid: number;
  closesWholeDays: boolean;
  readAt: number | null;
  failingSince: number | null;
}

/** Returns how many coming busy times close slots. */
export function closingTimes({ busy, unsaid, closesWholeDays }: ReadCalendar): number {
  return busy + (closesWholeDays ? unsaid : 0);
}

/**
 * `stale`: it was not read for a day. `over`: it cannot be read, and none of its known times is
 * left.
 */
export function calendarState(calendar: ReadCalendar, now: number) {
  const { readAt, failingSince } = calendar;
  if (readAt === null) return failingSince === null ? 'reading' : 'over';
  if (now - readAt <= DAY_MS) return failingSince === null ? 'read' : 'failing';
  return failingSince !== null && closingTimes(calendar) === 0 ? 'over' : 'stale';
}
