import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { type CalendarTransaction, inCalendar } from '@/backend/db/calendar-transaction';
import { toTimestamp } from '@/backend/db/instants';
import { toRange } from '@/backend/db/ranges';
import type { BookingFacts } from '@/backend/mail/booking-facts';
import { type Outbox, planMail, queueAbout } from '@/backend/mail/queue';
import { queuePush } from '@/backend/push/push-queue';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { stageOf } from '@/lib/shared/domain/booking/changes';
import { AppError } from '@/lib/shared/errors';
import { toIso } from '@/lib/shared/time/instant';
import type { Call } from '../call';
import { checkWanted, planVisit, searchWindow, type VisitToBook } from '../visit';
import { type HeldVisit, holdForMove, holdVisit, MOVE_SCOPE } from './held-visit';
import { getLinked, toCustomerBooking } from './linked-booking';

function assertOpen(held: HeldVisit, now: number): void {
  const stage = stageOf(held, now);
  if (stage === 'open') return;
  throw new AppError(
    'conflict',
    stage === 'cancelled' ? refusal('cancelledAlready') : refusal('changesEnded'),
  );
}

/**
 * SQL: what a change by a link tells us about the customer: their mailbox, and their language if
 * the change names one.
 */
const asTold = (language: string | undefined, isMailed: boolean, now: number): SQL => sql`
  customer_language = coalesce(${language ?? null}, customer_language),
  answered_at = coalesce(answered_at, ${toTimestamp(isMailed ? now : null)})`;

/** Throws `moved` if the customer was shown another start, and `conflict` in the last hour. */
export const cancelCustomerBooking: Call<HostTable['cancelCustomerBooking']> = async (
  { body },
  context,
) => {
  const { db, now, outbox } = context;
  const linked = await getLinked(body.token, context);
  const { accountId, bookingId } = linked;
  await inCalendar(db, accountId, async (tx) => {
    const held = await holdVisit(tx, linked);
    if (held.status === 'cancelled') return;
    if (body.startsAt !== undefined && body.startsAt !== held.startsAt) {
      throw new AppError('moved', refusal('startsOtherwise'));
    }
    assertOpen(held, now());
    await tx.execute(sql`
      with freed as (
        update bookings set status = 'cancelled', cancelled_by = 'customer',
          cancelled_at = ${toIso(now())}::timestamptz, sequence = sequence + 1,
          ${asTold(body.language, linked.isMailed, now())}
        where account_id = ${accountId} and id = ${bookingId}
        returning id, sequence, customer_email
      ), push as (${queuePush('freed', accountId, 'cancelled', { outbox, now: now() })})
      ${queueAbout('freed', accountId, planMail('cancelled', 'customer', { now: now(), during: null }), outbox)}`);
  });
  outbox?.nudge();
  return { booking: toCustomerBooking(await getLinked(body.token, context), context) };
};

interface Move {
  visit: VisitToBook;
  key: string | null;
  bodyHash: string;
  language: string | undefined;
  now: number;
  outbox: Outbox | null;
}

async function writeMove(
  tx: CalendarTransaction,
  { accountId, bookingId, isMailed }: BookingFacts & { isMailed: boolean },
  move: Move,
) {
  const { visit, key, bodyHash, language, now, outbox } = move;
  const { during } = visit;
  const mail = planMail('moved', 'customer', { now, during });
  await tx.execute(sql`
    with booking as (
      update bookings set person_id = ${visit.personId}, during = ${toRange(during)}::tstzrange,
        kept = ${toRange(visit.kept)}::tstzrange,
        moved_from = case when lower(during) = lower(${toRange(during)}::tstzrange) then null
          else lower(during) end,
        moves = moves + 1, sequence = sequence + 1, ${asTold(language, isMailed, now)}
      where account_id = ${accountId} and id = ${bookingId}
      returning id, sequence, customer_email
    ), key as (
      insert into idempotency_keys (scope, key, body_hash, answer)
      select ${MOVE_SCOPE}, ${key}, ${bodyHash}, jsonb_build_object('id', booking.id)
      from booking where ${key !== null}
    ), push as (${queuePush('booking', accountId, 'moved', { outbox, now })})
    ${queueAbout('booking', accountId, mail, outbox)}`);
}

/**
 * Keeps the length and the price. If nobody is named, also keeps the person, if they are free.
 * Throws `conflict` in the last hour and after the last move that is allowed.
 */
export const moveCustomerBooking: Call<HostTable['moveCustomerBooking']> = async (
  { body },
  context,
) => {
  const { db, now, outbox, idempotencyKey: key = null } = context;
  const linked = await getLinked(body.token, context);
  const wanted = { start: body.startsAt, itemIds: linked.items.map(({ id }) => id) };
  checkWanted(wanted, now());
  const asked = [
    linked.accountId,
    linked.bookingId,
    wanted.start,
    ...(body.person === undefined ? [] : [body.person]),
  ].join(' ');
  const bodyHash = createHash('sha256').update(asked).digest('hex');
  await inCalendar(db, linked.accountId, async (tx) => {
    const window = searchWindow(wanted.start, now());
    const { held, takesBookings, items, people, knownHash } = await holdForMove(
      tx,
      linked,
      window,
      key,
    );
    if (knownHash === bodyHash) return;
    if (knownHash !== null) {
      throw new AppError('key_reused', refusal('keyUsed'));
    }
    assertOpen(held, now());
    const isSame = body.person === undefined || body.person === held.personId;
    if (held.startsAt === wanted.start && isSame) return;
    assertMovesLeft(held, takesBookings);
    const { personId: preferred } = held;
    const plan = { ...wanted, person: body.person, preferred };
    const visit = planVisit(plan, { items, people }, { now: now(), audience: 'customer' });
    const { language } = body;
    await writeMove(tx, linked, { visit, key, bodyHash, language, now: now(), outbox });
  });
  outbox?.nudge();
  return { booking: toCustomerBooking(await getLinked(body.token, context), context) };
};

function assertMovesLeft({ movesLeft }: HeldVisit, takesBookings: boolean): void {
  if (movesLeft === 0) {
    throw new AppError('conflict', refusal('movedOften'));
  }
  if (!takesBookings) {
    throw new AppError('conflict', refusal('callInstead'));
  }
}
