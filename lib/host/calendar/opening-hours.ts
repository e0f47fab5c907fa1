import 'server-only';
import { type DayHours, openingHours, saysHours } from '@/lib/domain/calendar/opening-hours';
import { hoursTag } from '@/lib/host/forget-service';
import { cachedRead } from '@/lib/host/transport/cached-read';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { spanOfDays } from '@/lib/time/venue-time';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { listSlots } from './slots';

const DAYS = 7;
const zone = VENUE_ZONE.id;

async function readOpeningHours(calendarId: number, today: LocalDate): Promise<DayHours[] | null> {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index));
  const span = spanOfDays(today, addDays(today, DAYS - 1), zone);
  const slots = await listSlots(calendarId, span, 'provider');
  return slots.some(saysHours) ? openingHours(days, slots, zone) : null;
}

/** Seven days; null where nothing is marked. Cached: nobody books by it. */
export const findOpeningHours = cachedRead('opening-hours', readOpeningHours, (calendarId) => [
  `account:${calendarId}`,
  hoursTag(calendarId),
]);
