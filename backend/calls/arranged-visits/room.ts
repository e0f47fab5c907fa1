import { type SQL, sql } from 'drizzle-orm';
import type { CalendarTransaction } from '@/backend/db/calendar-transaction';
import { toRange } from '@/backend/db/ranges';
import { refusal } from '@/backend/texts/refusal';
import { visitMinutes } from '@/lib/shared/domain/calendar/slots';
import type { BookedVisit } from '@/lib/shared/domain/hours/calendar-slots';
import { keptAround } from '@/lib/shared/domain/hours/calendar-slots';
import type { Person } from '@/lib/shared/domain/hours/people';
import { AppError } from '@/lib/shared/errors';
import type { Span } from '@/lib/shared/time/span';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';

export interface Place {
  accountId: number;
  personId: number;
  during: Span;
  /** The visit that is moved. Its own time does not stand in the way. */
  bookingId: number | null;
}

/** Looks only at visits, not at hours and rules. */
export function isTaken({ calendar }: Person, during: Span): boolean {
  return calendar.visits.some(({ from, to }: BookedVisit) => from < during.to && to > during.from);
}

/** In minutes. Throws `invalid` for more than a day. */
export function lengthOf(items: readonly { durationMinutes: number }[]): number {
  const minutes = visitMinutes(items.map((item) => item.durationMinutes));
  if (minutes <= DAY_MS / MINUTE_MS) return minutes;
  throw new AppError('invalid', refusal('longerThanDay'));
}

/** Throws `invalid` for a person who left. */
export function personWith(people: readonly Person[], id: number): Person {
  const person = people.find((one) => one.id === id);
  if (person) return person;
  throw new AppError('invalid', refusal('personGone'));
}

/**
 * Shortens the time kept free around other visits. Otherwise the constraint `bookings_kept_apart`
 * would refuse the visit.
 */
export async function makeRoom(tx: CalendarTransaction, place: Place): Promise<void> {
  const { accountId, personId, during, bookingId } = place;
  const range = sql`${toRange(during)}::tstzrange`;
  await tx.execute(sql`
    update bookings set kept = case when lower(during) >= upper(${range})
      then tstzrange(upper(${range}), upper(kept)) else tstzrange(lower(kept), lower(${range})) end
    where account_id = ${accountId} and person_id = ${personId} and status = 'confirmed'
      and id is distinct from ${bookingId}::integer
      and kept && ${range} and not during && ${range}`);
}

/**
 * SQL: the time that the rules keep free around the visit, shortened where a neighbouring visit
 * keeps it.
 */
export function keptAt(place: Place, { calendar }: Person): SQL {
  const { accountId, personId, during, bookingId } = place;
  const range = sql`${toRange(during)}::tstzrange`;
  const wanted = sql`${toRange(keptAround(during, calendar.schedule.rules))}::tstzrange`;
  const neighbours = (side: SQL) => sql`
    from bookings n where n.account_id = ${accountId} and n.person_id = ${personId}
      and n.status = 'confirmed' and n.id is distinct from ${bookingId}::integer
      and coalesce(n.kept, n.during) && ${wanted} and ${side}`;
  return sql`tstzrange(
    greatest(lower(${wanted}), (select max(upper(coalesce(n.kept, n.during)))
      ${neighbours(sql`upper(n.during) <= lower(${range})`)})),
    least(upper(${wanted}), (select min(lower(coalesce(n.kept, n.during)))
      ${neighbours(sql`lower(n.during) >= upper(${range})`)})))`;
}
