import { sql } from 'drizzle-orm';
import { calendarStateWithin, toPeople } from '@/backend/db/calendar-query';
import type { Database } from '@/backend/db/client';
import { epochMs } from '@/backend/db/instants';
import { readerTexts, refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import type { SlotAnswer } from '@/lib/shared/contract/slots';
import { offeredStarts, type SetSlot, SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import type { Audience, SourcedSlot } from '@/lib/shared/domain/hours/calendar-slots';
import { doesAll, type Person, slotsOfAll } from '@/lib/shared/domain/hours/people';
import { AppError } from '@/lib/shared/errors';
import { toIso } from '@/lib/shared/time/instant';
import type { Span } from '@/lib/shared/time/span';
import { DAY_MS } from '@/lib/shared/time/units';
import { bookingHorizon } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import type { Call } from './call';
import { findRowId } from './public-accounts';

const LONGEST_WINDOW_MS = 62 * DAY_MS;

interface Asked {
  window: Span;
  audience: Audience;
  now: number;
  /** All people are asked about by default. */
  isAsked?: (person: Person) => boolean;
}

/** Throws 404 for an unknown calendar. */
async function readSlots(db: Database, calendarId: number, asked: Asked): Promise<SourcedSlot[]> {
  const accountId = findRowId(calendarId);
  const { rows } =
    accountId === null
      ? { rows: [] }
      : await db.execute<{ state: unknown }>(
          sql`select ${calendarStateWithin(accountId, asked.window)} as state from accounts
            where id = ${accountId}`,
        );
  const [row] = rows;
  if (!row) throw new AppError('not_found', refusal('noCalendar'));
  const people = toPeople(row.state);
  const wanted = people.filter(asked.isAsked ?? (() => true));
  return slotsOfAll(wanted, { ...asked, zone: VENUE_ZONE.id });
}

/** Throws `bad_request` for an empty span, and for more than 62 days. */
export function windowOf(query: { startsAt: number; endsAt: number }): Span {
  const window = { from: query.startsAt, to: query.endsAt };
  if (window.to <= window.from) {
    throw new AppError('bad_request', readerTexts('errors.fields')('endBeforeStart'));
  }
  if (window.to - window.from > LONGEST_WINDOW_MS) {
    throw new AppError(
      'bad_request',
      readerTexts('errors.fields')('windowTooLong', { days: '62' }),
    );
  }
  return window;
}

function toSlotAnswer({ startsAt, status, serviceItemId, people }: SetSlot): SlotAnswer {
  return {
    id: startsAt / SLOT_MS,
    start_time: toIso(startsAt),
    status,
    service_item_id: serviceItemId === null ? null : Number(serviceItemId),
    ...(people && { people: [...people] }),
  };
}

export const listSlots: Call<HostTable['listSlots']> = async ({ query }, { db, now }) => {
  const { audience = 'customer' } = query;
  const { person } = query;
  const isAsked = ({ id }: Person) => person === undefined || id === person;
  const asked = { window: windowOf(query), audience, now: now(), isAsked };
  const slots = await readSlots(db, query.calendarId, asked);
  if (audience === 'customer') return slots.map(toSlotAnswer);
  return slots.map((slot) => ({
    ...toSlotAnswer(slot),
    source: slot.source,
    mark: slot.mark ?? null,
    ...(slot.isOutside && { is_outside: true }),
  }));
};

/** Null for an unknown calendar. */
export const findNextAvailable: Call<HostTable['findNextAvailable']> = async (
  { query },
  { db, now },
) => {
  const end = Math.min(
    bookingHorizon(now(), VENUE_ZONE.id),
    await readEndOfAvailability(db, query.calendarId),
  );
  const itemIds = query.itemIds?.split(',') ?? [];
  const isAsked = (one: Person) =>
    (query.person === undefined || one.id === query.person) && doesAll(one, itemIds);
  let from = Math.max(now(), query.startsAt);
  while (from < end) {
    // Reads a day more, because a visit may begin at the very end.
    const to = Math.min(from + LONGEST_WINDOW_MS, end);
    const slots = await readSlots(db, query.calendarId, {
      window: { from, to: to + DAY_MS },
      audience: 'customer',
      now: now(),
      isAsked,
    });
    const [first] = offeredStarts(slots, { durationMinutes: query.durationMinutes, now: from });
    if (first !== undefined) return { startsAt: first < end ? first : null };
    from = to;
  }
  return { startsAt: null };
};

async function readEndOfAvailability(db: Database, calendarId: number): Promise<number> {
  const accountId = findRowId(calendarId);
  if (accountId === null) return Number.NEGATIVE_INFINITY;
  const { rows } = await db.execute<{ repeats: boolean; end: number | null }>(
    sql`select exists(select from schedules where account_id = ${accountId})
        or exists(select from people
          where account_id = ${accountId} and own_hours is not null) as repeats,
      (select ${epochMs(sql`max(upper(during))`)} from availability
        where account_id = ${accountId} and status = 'available') as end`,
  );
  const [row] = rows;
  if (row?.repeats) return Number.POSITIVE_INFINITY;
  return row?.end ?? Number.NEGATIVE_INFINITY;
}
