import { formatDate } from './format';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './units';
import { VENUE_ZONE } from './venue-zone';

const LAST_RELATIVE_DAYS = 7;

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/**
 * How long ago an instant was, seen from `now` (both epoch ms): "Just now", whole minutes, hours or
 * days up to "7 days ago", then the date, as for one that lies ahead (NEWS-020 to NEWS-024).
 */
export function relativeTime(instant: number, now: number): string {
  const ageMs = now - instant;
  const days = Math.floor(ageMs / DAY_MS);
  if (ageMs < 0 || days > LAST_RELATIVE_DAYS) return formatDate(instant, VENUE_ZONE.id);
  if (ageMs < MINUTE_MS) return 'Just now';
  if (ageMs < HOUR_MS) return ago(Math.floor(ageMs / MINUTE_MS), 'minute');
  if (ageMs < DAY_MS) return ago(Math.floor(ageMs / HOUR_MS), 'hour');
  return ago(days, 'day');
}
