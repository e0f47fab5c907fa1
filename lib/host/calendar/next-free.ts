import 'server-only';
import { offeredStarts } from '@/lib/domain/calendar/slots';
import { hoursTag } from '@/lib/host/forget-service';
import { cachedRead } from '@/lib/host/transport/cached-read';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { DAY_MS } from '@/lib/time/units';
import { spanOfDays } from '@/lib/time/venue-time';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { listSlots } from './slots';

const DAYS = 7;

/** `who`: numbers of people with commas; "" for anybody. */
async function readNextFree(
  calendarId: number,
  today: LocalDate,
  durationMinutes: number,
  who: string,
) {
  const span = spanOfDays(today, addDays(today, DAYS - 1), VENUE_ZONE.id);
  const slots = await listSlots(calendarId, { ...span, to: span.to + DAY_MS });
  const people = who === '' ? undefined : who.split(',').map(Number);
  const [at] = offeredStarts(slots, { durationMinutes, now: Date.now(), people });
  return at === undefined || at >= span.to ? null : { at };
}

/** In epoch ms; null for none within seven days. */
export const findNextFree = cachedRead('next-free', readNextFree, (calendarId) => [
  `account:${calendarId}`,
  hoursTag(calendarId),
]);
