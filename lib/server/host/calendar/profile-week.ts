import 'server-only';
import { hoursTag } from '@/lib/server/host/forget-service';
import { listSlots, readIntoNight } from '@/lib/server/host/slots';
import { cachedRead } from '@/lib/server/host/transport/cached-read';
import { type DayHours, openingHours, saysHours } from '@/lib/shared/domain/calendar/opening-hours';
import { offeredStarts } from '@/lib/shared/domain/calendar/slots';
import { addDays, type LocalDate } from '@/lib/shared/time/local-date';
import { spanOfDays } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

const DAYS = 7;
const zone = VENUE_ZONE.id;

const spanFrom = (today: LocalDate) => spanOfDays(today, addDays(today, DAYS - 1), zone);
const tagsOf = (calendarId: number) => [`account:${calendarId}`, hoursTag(calendarId)];

async function readOpeningHours(calendarId: number, today: LocalDate): Promise<DayHours[] | null> {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index));
  const slots = await listSlots(calendarId, spanFrom(today), 'provider');
  return slots.some(saysHours) ? openingHours(days, slots, zone) : null;
}

/**
 * Returns seven days, or null if nothing is marked. The answer is cached, because nobody books by
 * it.
 */
export const findOpeningHours = cachedRead('opening-hours', readOpeningHours, tagsOf);

/** `who` is a list of people's numbers with commas, or "" for anybody. */
async function readNextFree(
  calendarId: number,
  today: LocalDate,
  durationMinutes: number,
  who: string,
) {
  const span = spanFrom(today);
  const slots = await readIntoNight((days) => listSlots(calendarId, days), span);
  const people = who === '' ? undefined : who.split(',').map(Number);
  const [at] = offeredStarts(slots, { durationMinutes, now: Date.now(), people });
  return at === undefined || at >= span.to ? null : { at };
}

/** Returns epoch ms, or null if there is no free time within seven days. */
export const findNextFree = cachedRead('next-free', readNextFree, tagsOf);
