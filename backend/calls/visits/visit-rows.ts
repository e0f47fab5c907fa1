import { inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CallContext } from '@/backend/calls/call';
import { BOOKED_PERSON } from '@/backend/db/booked-person';
import { VISIT_NUMBER } from '@/backend/db/customer-keys';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import { mailStops } from '@/backend/db/mail-schema';
import { READ_LANGUAGE } from '@/backend/db/read-language';
import { findWaits } from '@/backend/mail/budget';
import { KINDS_WITH_STATE, stateOf } from '@/backend/mail/mail-kinds';
import { addressHashes } from '@/backend/mail/stop-token';
import { readerTexts } from '@/backend/texts/refusal';
import { BookedPerson } from '@/lib/shared/contract/bookings';
import { CustomerMail, type KeptVisit, Unread } from '@/lib/shared/contract/provider-bookings';
import { FORGOTTEN_NAME } from '@/lib/shared/domain/people';

const Rows = z.array(
  z.object({
    id: z.number(),
    startsAt: z.number(),
    endsAt: z.number(),
    isCancelled: z.boolean(),
    customerName: z.string(),
    customerPhone: z.string(),
    customerEmail: z.string(),
    customerRemark: z.string().nullable(),
    customerLanguage: z.string().nullable(),
    customerMail: CustomerMail.nullable(),
    totalMinor: z.number(),
    bookedAt: z.number(),
    sequence: z.number(),
    unread: Unread.nullable(),
    didNotCome: z.boolean(),
    saysWasThere: z.boolean(),
    note: z.string(),
    person: BookedPerson.nullable(),
    visitNumber: z.number().nullable(),
    services: z.array(
      z.object({
        itemId: z.number().transform(String),
        name: z.string(),
        priceMinor: z.number(),
        durationMinutes: z.number(),
        serviceName: z.string(),
      }),
    ),
  }),
);

/** SQL: whether the customer changed `b` and the provider has not seen it. */
export const IS_UNREAD = sql`(b.seen_sequence is distinct from b.sequence and not (b.by_provider and b.seen_sequence is null)
  and (b.status = 'confirmed' or b.cancelled_by = 'customer'))`;

/** SQL: the `CustomerMail` of a booking at `now` (epoch ms). Outdated mail does not count. */
function customerMailState(alias: 'b', now: number): SQL {
  const booking = sql.raw(alias);
  return sql`(
    select case when m.sent_at is not null then 'sent' when m.dead_at is not null then 'undelivered'
      else 'waiting' end
    from messages m
    where m.account_id = ${booking}.account_id and m.booking_id = ${booking}.id
      and m.to_role = 'customer' and m.kind in ${KINDS_WITH_STATE} and m.error_code is distinct from 'outdated'
      and (m.due_at <= ${toTimestamp(now)} or m.tries > 0 or m.error_code in ('held', 'joined'))
    order by m.sequence desc, ${stateOf(sql`m.kind`)} desc limit 1)`;
}

/** SQL: the columns of booking `b`. */
const columnsAt = (now: number) => sql`
  b.id, b.status = 'cancelled' as "isCancelled", b.total_minor as "totalMinor", b.sequence,
  coalesce(b.customer_name, '') as "customerName", coalesce(b.customer_phone, '') as "customerPhone",
  coalesce(b.customer_email, '') as "customerEmail", b.customer_remark as "customerRemark",
  ${READ_LANGUAGE} as "customerLanguage",
  ${epochMs(sql`b.created_at`)} as "bookedAt",
  ${epochMs(sql`lower(b.during)`)} as "startsAt",
  ${epochMs(sql`upper(b.during)`)} as "endsAt",
  case when not ${IS_UNREAD} then null when b.status = 'cancelled' then 'cancelled'
    when b.sequence > 0 then 'moved' else 'new' end as unread,
  b.missed_at is not null as "didNotCome",
  b.missed_at is not null and b.missed_disputed_at is not null as "saysWasThere",
  coalesce(b.note, '') as note, ${BOOKED_PERSON} as person,
  ${VISIT_NUMBER} as "visitNumber",
  ${customerMailState('b', now)} as "customerMail",
  (select coalesce(json_agg(json_build_object('itemId', i.service_item_id, 'name', i.name,
      'priceMinor', i.price_minor, 'durationMinutes', i.duration_minutes,
      'serviceName', coalesce(l.name, b.former_service->>'name', '')) order by i.position), '[]')
    from booking_items i
      left join service_items s on s.id = i.service_item_id
      left join services l on l.id = s.service_id
    where i.account_id = b.account_id and i.booking_id = b.id) as services`;

/** The subquery limits the number of visits before their items and mail are read. */
export function visitsWhere(
  accountId: number | null,
  condition: SQL,
  { order, most, now }: { order: 'asc' | 'desc'; most: number; now: number },
): SQL {
  const direction = sql.raw(order);
  const inOrder = sql`order by lower(b.during) ${direction}, b.id ${direction}`;
  return sql`
    select ${columnsAt(now)}
    from (select b.* from bookings b where b.account_id = ${accountId} and (${condition})
      ${inOrder} limit ${most}) b
    ${inOrder}`;
}

type Context = Pick<CallContext, 'db' | 'now' | 'outbox' | 'linkSecret'>;

/**
 * Returns the addresses that get mail, each with the time from which it is sent. Most get it at
 * once.
 */
export async function findMailed(
  addresses: readonly string[],
  { db, now, outbox, linkSecret }: Context,
): Promise<Map<string, number>> {
  if (!outbox || linkSecret === null || addresses.length === 0) return new Map();
  const hashes = new Map(
    addresses.map((address) => [address, addressHashes(address, linkSecret)] as const),
  );
  const stops = await db
    .select({ hash: mailStops.addressHash })
    .from(mailStops)
    .where(inArray(mailStops.addressHash, [...hashes.values()].flat()));
  const stopped = new Set(stops.map(({ hash }) => hash.toString('hex')));
  const isStopped = (address: string) =>
    hashes.get(address)?.some((hash) => stopped.has(hash.toString('hex')));
  const waits = await findWaits(db, addresses, linkSecret, now());
  const mailed = addresses.filter((address) => !isStopped(address));
  return new Map(mailed.map((address) => [address, waits.get(address) ?? now()]));
}

/** A person whose name was deleted is named in the reader's language. */
function named(person: BookedPerson): BookedPerson {
  if (person.name !== FORGOTTEN_NAME) return person;
  return { ...person, name: readerTexts('people.forgotten')('name') };
}

export async function toVisits(rows: unknown, context: Context): Promise<KeptVisit[]> {
  const visits = Rows.parse(rows);
  const addresses = new Set(visits.flatMap(({ customerEmail }) => customerEmail || []));
  const mailed = await findMailed([...addresses], context);
  return visits.map(({ id, person, saysWasThere, customerRemark, customerLanguage, ...visit }) => ({
    ...visit,
    id: String(id),
    ...(customerRemark && { customerRemark }),
    ...(customerLanguage && { customerLanguage }),
    ...(saysWasThere && { saysWasThere }),
    person: person && named(person),
    // If the visit begins before the mail would go, no mail is sent.
    customerGetsMail:
      visit.startsAt > (mailed.get(visit.customerEmail) ?? visit.startsAt) &&
      visit.customerMail !== 'undelivered',
  }));
}
