import { DAY_MS } from '@/lib/time/units';

export const MOST_OTHER_CALENDARS = 3;
export const OTHER_NAME_LIMIT = 60;

/** Its times are old: no reading succeeded for a day. */
export function isStale(
  calendar: { readAt: number | null; failingSince: number | null },
  now: number,
) {
  return calendar.failingSince !== null && (calendar.readAt ?? 0) < now - DAY_MS;
}
