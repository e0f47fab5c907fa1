import 'server-only';
import { offeredStarts } from '@/lib/domain/calendar/slots';
import { hoursTag } from '@/lib/host/forget-service';
import { cachedRead } from '@/lib/host/transport/cached-read';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { spanOfDays } from '@/lib/time/venue-time';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { listSlots } from './slots';

/** As many as the opening hours beside it show. */
const DAYS = 7;

async function readNextFree(calendarId: number, today: LocalDate, durationMinutes: number) {
  const span = spanOfDays(today, addDays(today, DAYS - 1), VENUE_ZONE.id);
  const slots = await listSlots(calendarId, span);
  const [at] = offeredStarts(slots, { durationMinutes, now: Date.now() });
  return at === undefined ? null : { at };
}

/**
 * When a visit of so many minutes fits next, in epoch ms and at most a minute or two old; null for not
 * within seven days from `today` on. It is read by the documented call, as customers are offered times.
 */
export const findNextFree = cachedRead('next-free', readNextFree, (calendarId) => [
  `account:${calendarId}`,
  hoursTag(calendarId),
]);
