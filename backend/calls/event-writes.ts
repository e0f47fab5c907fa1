import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { columnsOf } from '@/backend/db/columns';
import { toTimestamp } from '@/backend/db/instants';
import { accounts, events } from '@/backend/db/schema';
import { isUuid } from '@/backend/db/uuid';
import { isSentAgain, queueReceived } from '@/backend/mail/queue-received';
import { readerTexts, refusal } from '@/backend/texts/refusal';
import type { EventEditPayload, EventPayload } from '@/lib/shared/contract/events';
import { withCamelKeys } from '@/lib/shared/contract/form-table';
import type { HostTable } from '@/lib/shared/contract/host';
import { AppError } from '@/lib/shared/errors';
import { HOUR_MS } from '@/lib/shared/time/units';
import type { Call } from './call';
import { assertRoom } from './room-for-review';

const RESEND_MS = HOUR_MS;

export function toColumns(body: EventPayload | Omit<EventEditPayload, 'id'>) {
  const { user_id, start_date, end_date, ticket_price, ...columns } = body;
  return columnsOf(events, {
    ...withCamelKeys(columns),
    startsAt: new Date(start_date),
    endsAt: new Date(end_date),
    ticketPriceMinor: ticket_price,
  });
}

function unknownEvent(): AppError {
  return new AppError('not_found', readerTexts('errors.reasons')('noEvent'));
}

/**
 * Recognises a form that is sent again by its picture, title and start. The picture alone does not
 * say it, because a copy of an event keeps it.
 */
export const createEvent: Call<HostTable['createEvent']> = (
  { query: { hostCountry }, body },
  { db, now, outbox },
) =>
  db.transaction(async (tx) => {
    if (!body.image_url) throw new AppError('invalid', readerTexts('errors.fields')('logoMissing'));
    const [account] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.userId, body.user_id))
      .for('no key update');
    if (!account) {
      throw new AppError('forbidden', refusal('accountForEvent'));
    }
    const at = new Date(now());
    const [again] = await tx
      .select({ id: events.id })
      .from(events)
      .where(
        and(
          eq(events.accountId, account.id),
          eq(events.imageUrl, body.image_url),
          eq(events.title, body.title),
          eq(events.startsAt, new Date(body.start_date)),
          eq(events.status, 'pending'),
          gt(events.createdAt, new Date(at.getTime() - RESEND_MS)),
        ),
      )
      // After an edit, several events may have this picture. The oldest counts.
      .orderBy(events.createdAt)
      .limit(1)
      .for('update');
    if (!again) await assertRoom(tx, events, account.id);
    const columns = { ...toColumns(body), updatedAt: at };
    const moments = { createdAt: at, waitingSince: at };
    const itsId = { id: events.id };
    const [event] = again
      ? await tx.update(events).set(columns).where(eq(events.id, again.id)).returning(itsId)
      : await tx
          .insert(events)
          .values({ ...columns, ...moments, accountId: account.id, hostCountry })
          .returning(itsId);
    if (!event) throw new Error('a write without a row');
    if (!again) {
      await queueReceived(tx, { accountId: account.id, id: event.id }, at.getTime(), outbox);
    }
    return { success: true, message: 'Event created', data: { id: event.id } };
  });

type Announced = Pick<typeof events.$inferSelect, 'status' | 'startsAt' | 'movedFrom'>;

/**
 * The start that people know while it is not that of the event. Who edits an event that has begun
 * plans another one.
 */
function movedFrom(event: Announced, startsAt: Date, now: Date): Date | null {
  const known = event.movedFrom ?? (event.status === 'approved' ? event.startsAt : null);
  const stands = known?.getTime() === startsAt.getTime() || event.startsAt <= now;
  return stands ? null : known;
}

/** An approved event stays public while its edit waits for a review. */
export const updateEvent: Call<HostTable['updateEvent']> = (
  { query: { eventId }, body: { id, ...body } },
  { db, now, outbox },
) =>
  db.transaction(async (tx) => {
    if (String(id) !== eventId) {
      throw new AppError('invalid', refusal('idsDiffer'));
    }
    const [event] = isUuid(eventId)
      ? await tx
          .select({
            accountId: accounts.id,
            userId: accounts.userId,
            status: events.status,
            waitingSince: events.waitingSince,
            startsAt: events.startsAt,
            movedFrom: events.movedFrom,
          })
          .from(events)
          .innerJoin(accounts, eq(accounts.id, events.accountId))
          .where(eq(events.id, eventId))
          .for('update', { of: events })
      : [];
    if (!event) throw unknownEvent();
    if (event.userId !== body.user_id) {
      throw new AppError('forbidden', readerTexts('errors.reasons')('otherAccount'));
    }
    const at = new Date(now());
    const columns = toColumns(body);
    await tx
      .update(events)
      .set({
        ...columns,
        movedFrom: movedFrom(event, columns.startsAt, at),
        status: event.status === 'approved' ? 'approved' : 'pending',
        statusReason: null,
        waitingSince: event.waitingSince ?? at,
        updatedAt: at,
      })
      .where(eq(events.id, eventId));
    if (isSentAgain(event)) {
      const sent = { accountId: event.accountId, id: eventId };
      await queueReceived(tx, sent, at.getTime(), outbox);
    }
    return { success: true, message: 'Event updated' };
  });

/**
 * Only what is public can be cancelled; its words may change later. The staff reads them afterwards,
 * as it reads edits.
 */
export const cancelEvent: Call<HostTable['cancelEvent']> = async (
  { params: { id }, body: { words } },
  { db, now },
) => {
  const at = toTimestamp(now());
  const isPublic = eq(events.status, 'approved');
  const waitingSince = sql`case when ${isPublic} then coalesce(${events.waitingSince}, ${at})
    else ${events.waitingSince} end`;
  const found = isUuid(id)
    ? await db
        .update(events)
        .set({ cancellation: words, updatedAt: at, ...(words && { waitingSince }) })
        .where(and(eq(events.id, id), or(isPublic, isNotNull(events.cancellation))))
        .returning({ id: events.id })
    : [];
  if (found.length === 0) throw unknownEvent();
  return { success: true, message: 'Event cancelled' };
};

export const deleteEvent: Call<HostTable['deleteEvent']> = async ({ params: { id } }, { db }) => {
  const gone = isUuid(id)
    ? await db.delete(events).where(eq(events.id, id)).returning({ id: events.id })
    : [];
  if (gone.length === 0) throw unknownEvent();
  return { success: true, message: 'Event deleted successfully!' };
};
