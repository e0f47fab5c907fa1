import 'server-only';
import { listProviderBookings } from '@/lib/server/host/calendar/provider-bookings';
import { isOurs } from '@/lib/server/host/transport/host-number';
import type { VisitsFile } from '@/lib/shared/contract/customers';
import {
  MOST_FILE_DAYS,
  toMonthsFile,
  toVisitsFile,
} from '@/lib/shared/domain/booking/visits-file';
import { AppError } from '@/lib/shared/errors';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { addDays, daysApart } from '@/lib/shared/time/local-date';
import { spanOfDays } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { fileLanguage } from './request-language';

/** {host} answers for 62 days at a time. */
const DAYS_OF_CALL = 60;

async function listBetween(calendarId: number, from: string, until: string) {
  const found = [];
  for (let first = from; first <= until; first = addDays(first, DAYS_OF_CALL)) {
    const end = addDays(first, DAYS_OF_CALL - 1);
    const span = spanOfDays(first, end < until ? end : until, VENUE_ZONE.id);
    for (const booking of await listProviderBookings(calendarId, span)) {
      const { startsAt } = booking;
      // A visit over midnight touches two spans, so it is taken only where it starts.
      if (startsAt !== null && startsAt >= span.from && startsAt < span.to) {
        found.push({ ...booking, startsAt });
      }
    }
  }
  return found;
}

/** Throws `invalid` for wrong or too many days, and `not_found`. */
export async function serveVisitsFile(
  calendarId: number,
  { from, until, kind }: VisitsFile,
  request: Request,
): Promise<Response> {
  if (!isOurs()) throw new AppError('not_found', { key: 'nothingThere' });
  const days = daysApart(from, until) + 1;
  if (days < 1 || days > MOST_FILE_DAYS) {
    throw new AppError('invalid', { key: 'spanTooLong', values: { days: String(MOST_FILE_DAYS) } });
  }
  const visits = await listBetween(calendarId, from, until);
  const t = textsFor(fileLanguage(request), 'customers.file');
  const about = { now: Date.now(), zone: VENUE_ZONE.id, t };
  const file = kind === 'visits' ? toVisitsFile(visits, about) : toMonthsFile(visits, about);
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${kind}-${from}-${until}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}
