import { formatDate } from './format';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './units';
import { VENUE_ZONE } from './venue-zone';

const LAST_RELATIVE_DAYS = 7;

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/**
 * How long ago an instant was, seen from `now` (epoch ms): "Just now", whole minutes, hours or
 * days up to "7 days ago", then the date, as for one that lies ahead; "" for a text that is no
 * instant (NEWS-020 to NEWS-024).
 */
export function relativeTime(instant: string, now: number): string {
  const ageMs = now - Date.parse(instant);
  if (Number.isNaN(ageMs)) return '';
  const days = Math.floor(ageMs / DAY_MS);
  if (ageMs < 0 || days > LAST_RELATIVE_DAYS) return formatDate(instant, VENUE_ZONE.id);
  if (ageMs < MINUTE_MS) return 'Just now';
  if (ageMs < HOUR_MS) return ago(Math.floor(ageMs / MINUTE_MS), 'minute');
  if (ageMs < DAY_MS) return ago(Math.floor(ageMs / HOUR_MS), 'hour');
  return ago(days, 'day');
}
