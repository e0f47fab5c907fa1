import type { KeptSchedule } from '@/lib/contract/rows/api-schedule';
import { knownDays } from '@/lib/domain/hours/known-days';
import type { KnownDay } from '@/lib/domain/hours/preview';
import { AppError } from '@/lib/errors';
import { readCalendar } from '@/lib/host/calendar/calendar';
import { keepsSchedules, readSchedule } from '@/lib/host/calendar/schedule';
import { addDays, daysFrom, type LocalDate } from '@/lib/time/local-date';
import { spanOfDays } from '@/lib/time/venue-time';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { ownAccount } from './own-account';

const DAYS = 14;

type LoadedHours =
  | { kind: 'no account' | 'not offered' }
  | { kind: 'hours'; calendarId: string; kept: KeptSchedule; days: KnownDay[] };

/** What is booked and marked on the next days; nothing of it if it cannot be read. */
async function loadDays(calendarId: string, today: LocalDate): Promise<KnownDay[]> {
  const zone = VENUE_ZONE.id;
  const span = spanOfDays(today, addDays(today, DAYS - 1), zone);
  const known = await readCalendar(calendarId, span).catch((error: unknown) => {
    if (error instanceof AppError) return { slots: [], bookings: null };
    throw error;
  });
  const visits = (known.bookings ?? []).filter(({ isCancelled }) => !isCancelled);
  return knownDays(daysFrom(today, DAYS), { visits, slots: known.slots }, zone);
}

/** The schedule of a user's calendar and what its preview needs. Throws `AppError`. */
export async function loadOpeningHours(userId: string, today: LocalDate): Promise<LoadedHours> {
  const account = await ownAccount(userId);
  if (!account?.id) return { kind: 'no account' };
  if (!keepsSchedules()) return { kind: 'not offered' };
  const [kept, days] = await Promise.all([readSchedule(account.id), loadDays(account.id, today)]);
  return { kind: 'hours', calendarId: account.id, kept, days };
}
