import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { calendarStateWithin, toPeople } from '@/backend/db/calendar-query';
import type { CalendarTransaction } from '@/backend/db/calendar-transaction';
import { toTimestamp } from '@/backend/db/instants';
import { toRange } from '@/backend/db/ranges';
import { isHeldBack } from '@/backend/mail/budget';
import { holdAddress } from '@/backend/mail/mailbox';
import { type Outbox, planMail, queueAbout } from '@/backend/mail/queue';
import { addressHashes } from '@/backend/mail/stop-token';
import { queuePush } from '@/backend/push/push-queue';
import { refusal } from '@/backend/texts/refusal';
import { BookingAnswer } from '@/lib/shared/contract/bookings';
import { toDecimal } from '@/lib/shared/domain/money';
import { AppError } from '@/lib/shared/errors';
import { phoneKey } from '@/lib/shared/phone-key';
import { unknownCalendar } from './public-accounts';
import { type BookedItem, searchWindow, type VisitToBook, type WantedVisit } from './visit';

/** The scope of idempotency keys: a key counts for one call only. */
const SCOPE = 'createBooking';

export interface Repeatable {
  key: string;
  bodyHash: string;
}

export interface Customer {
  customerName?: string | undefined;
  customerPhone?: string | undefined;
  customerEmail?: string | undefined;
  timeZone?: string | undefined;
  language?: string | undefined;
  customerRemark?: string | undefined;
  /** The provider's own note. */
  note?: string | undefined;
}

const ByPhone = z.object({ openUntil: z.array(z.number()), madeAt: z.array(z.number()) });
const KnownKey = z.object({ bodyHash: z.string(), answer: BookingAnswer }).nullable();

/**
 * The customer's number and address stay locked until the transaction ends. `given` is the earlier
 * answer if the key is a repeat.
 */
export async function readCalendar(
  tx: CalendarTransaction,
  accountId: number,
  wanted: WantedVisit & {
    services: 'approved' | 'any';
    phone: string | null;
    email: string | null;
  },
  repeatable: Repeatable | null,
  now: number,
) {
  const phone = wanted.phone === null ? null : phoneKey(wanted.phone);
  const { rows } = await tx.execute<{
    known: unknown;
    takes_bookings: boolean | null;
    items: BookedItem[];
    state: unknown;
    by_phone: unknown;
  }>(sql`
    select
      (select json_build_object('bodyHash', body_hash, 'answer', answer) from idempotency_keys
        where scope = ${SCOPE} and key = ${repeatable?.key ?? null}) as known,
      (select takes_bookings from accounts where id = ${accountId}) as takes_bookings,
      (select coalesce(json_agg(json_build_object('id', i.id, 'name', i.name,
          'priceMinor', i.price_minor, 'durationMinutes', i.duration_minutes)), '[]')
        from service_items i join services l on l.id = i.service_id
        where i.id = any(${sql.param(wanted.itemIds)}::bigint[]) and i.deleted_at is null
          and l.account_id = ${accountId}
          and (l.status = 'approved' or ${wanted.services === 'any'})) as items,
      ${calendarStateWithin(accountId, searchWindow(wanted.start, now))} as state,
      case when ${phone}::text is not null then booked_by_phone(
        ${phone}, ${accountId}, ${toTimestamp(now)}) end as by_phone,
      ${holdAddress(wanted.email)}`);
  const [row] = rows;
  if (!row) throw new Error('a select without a table answers one row');
  const known = KnownKey.parse(row.known);
  if (known && known.bodyHash !== repeatable?.bodyHash) {
    throw new AppError('key_reused', refusal('keyUsedForBooking'));
  }
  if (!known && !row.takes_bookings) throw unknownCalendar('not_found');
  return {
    given: known?.answer,
    items: row.items,
    people: toPeople(row.state),
    byPhone: ByPhone.nullable().parse(row.by_phone),
  };
}

interface Writing {
  now: number;
  outbox: Outbox | null;
  /** Null if the customer gets no mail. */
  linkSecret: string | null;
  /** SQL: the visit with the time kept free around it. By default it is the visit's own. */
  kept?: SQL;
  /** The id of the first visit of the series. */
  seriesId?: number | null;
  /** Whether the confirmation of another visit covers this one. */
  isConfirmedBefore?: boolean;
  /** `network` is a hash. */
  origin?: { byUserId: string | undefined; network: Buffer | null };
}

export async function insertBooking(
  tx: CalendarTransaction,
  accountId: number,
  customer: Customer & { isProvider: boolean },
  visit: VisitToBook,
  repeatable: Repeatable | null,
  { now, outbox, linkSecret, kept, seriesId = null, isConfirmedBefore = false, origin }: Writing,
): Promise<BookingAnswer> {
  const by = customer.isProvider ? 'provider' : 'customer';
  const planned = planMail('booked', by, { now, during: visit.during });
  const mail = isConfirmedBefore ? planned.filter(({ kind }) => kind !== 'booked') : planned;
  const answer = {
    calendarId: accountId,
    customerName: customer.customerName ?? '',
    startsAt: visit.during.from,
    endsAt: visit.during.to,
    durationMinutes: visit.durationMinutes,
    totalPrice: toDecimal(visit.totalMinor),
    status: 'confirmed' as const,
    ...(visit.person && { person: visit.person }),
  };
  const email = (linkSecret !== null && customer.customerEmail) || null;
  const held = email && linkSecret ? isHeldBack(email, linkSecret, now) : sql`false`;
  const stops = email && linkSecret ? addressHashes(email, linkSecret) : [];
  const { rows } = await tx.execute<{ id: number; mail: BookingAnswer['mail'] | null }>(sql`
    with booking as (
      insert into bookings
        (account_id, person_id, during, kept, customer_name, customer_phone, phone_key, customer_email,
          customer_zone, customer_language, total_minor, by_provider, service_names, note, customer_remark, series_id,
          seen_sequence, created_at)
      values (${accountId}, ${visit.personId}, ${toRange(visit.during)}::tstzrange,
        ${kept ?? sql`${toRange(visit.kept)}::tstzrange`}, ${customer.customerName || null},
        ${customer.customerPhone || null}, ${customer.customerPhone ? phoneKey(customer.customerPhone) : null},
        ${customer.customerEmail || null}, ${customer.timeZone ?? null}, ${customer.language ?? null},
        ${visit.totalMinor},
        ${customer.isProvider}, ${visit.items.map(({ name }) => name).join(' ')},
        ${customer.note || null}, ${customer.customerRemark || null}, ${seriesId}, ${customer.isProvider ? 0 : null},
        ${toTimestamp(now)})
      returning id, sequence, customer_email
    ), items as (
      insert into booking_items
        (account_id, booking_id, position, service_item_id, name, price_minor, duration_minutes)
      select ${accountId}::integer, booking.id, item.place - 1, item.id, item.name, item."priceMinor", item."durationMinutes"
      from booking, rows from (
        json_to_recordset(${JSON.stringify(visit.items)}::json)
          as (id integer, name text, "priceMinor" integer, "durationMinutes" integer)
      ) with ordinality as item(id, name, "priceMinor", "durationMinutes", place)
    ), origin as (
      insert into booking_origins (account_id, booking_id, by_owner, network)
      select ${accountId}::integer, booking.id, seen.by_owner, ${origin?.network ?? null}::bytea
      from booking, (select exists(select from accounts
        where id = ${accountId} and user_id = ${origin?.byUserId ?? null}) as by_owner) seen
      where seen.by_owner or ${origin?.network != null}
    ), mail as (
      ${queueAbout('booking', accountId, mail, outbox)}
      returning kind, to_role
    ), push as (
      ${queuePush('booking', accountId, 'booked', { outbox: by === 'customer' ? outbox : null, now })}
    ), written as (
      select booking.id, (
        select case when ${held} then 'held' else 'coming' end
        from mail where kind = 'booked' and to_role = 'customer'
          and ${email !== null}
          and not exists(select from mail_stops
            where address_hash = any(${sql.param(stops)}::bytea[]))) as mail
      from booking
    ), key as (
      insert into idempotency_keys (scope, key, body_hash, answer)
      select ${SCOPE}, ${repeatable?.key ?? null}, ${repeatable?.bodyHash ?? null},
        ${JSON.stringify(z.encode(BookingAnswer, { id: 0, ...answer }))}::jsonb || jsonb_strip_nulls(to_jsonb(written))
      from written where ${repeatable !== null}
    )
    select id, mail from written`);
  const [row] = rows;
  if (!row) throw new Error('an insert without a row');
  return { id: row.id, ...answer, ...(row.mail && { mail: row.mail }) };
}
