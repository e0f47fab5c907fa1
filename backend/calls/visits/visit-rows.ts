import { inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CallContext } from '@/backend/calls/call';
import { BOOKED_PERSON } from '@/backend/db/booked-person';
import { VISIT_NUMBER } from '@/backend/db/customer-keys';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import { mailStops } from '@/backend/db/mail-schema';
import { findWaits } from '@/backend/mail/budget';
import { KINDS_WITH_STATE, stateOf } from '@/backend/mail/mail-kinds';
import { hashAddress } from '@/backend/mail/stop-token';
import { readerTexts } from '@/backend/texts/refusal';
import { BookedPerson } from '@/lib/contract/bookings';
import {
  CustomerMail,
  type ProviderBookingAnswer,
  VisitNews,
} from '@/lib/contract/provider-bookings';
import { toDecimal } from '@/lib/domain/money';
import { FORGOTTEN_NAME } from '@/lib/domain/people';
import { toIso } from '@/lib/time/instant';

const Rows = z.array(
  z.object({
    id: z.number(),
    from: z.number(),
    to: z.number(),
    status: z.enum(['confirmed', 'cancelled']),
    customer_name: z.string().nullable(),
    customer_phone: z.string().nullable(),
    customer_email: z.string().nullable(),
    customer_remark: z.string().nullable(),
    customer_mail: CustomerMail.nullable(),
    total_minor: z.number(),
    created_at: z.number(),
    sequence: z.number(),
    news: VisitNews.nullable(),
    did_not_come: z.boolean(),
    says_was_there: z.boolean(),
    note: z.string(),
    person: BookedPerson.nullable(),
    visit_number: z.number().nullable(),
    services: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        price_minor: z.number(),
        duration_minutes: z.number(),
        listing_name: z.string(),
      }),
    ),
  }),
);

/** SQL: whether the customer changed `b` and the provider has not seen it. */
export const HAS_NEWS = sql`(b.seen_sequence is distinct from b.sequence and not (b.by_provider and b.seen_sequence is null)
  and (b.status = 'confirmed' or b.cancelled_by = 'customer'))`;

/** SQL for the `CustomerMail` of a booking at `now` (epoch ms). Outdated mail does not count. */
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

/** Of booking `b`. */
const columnsAt = (now: number) => sql`
  b.id, b.status, b.customer_name, b.customer_phone, b.customer_email, b.customer_remark, b.total_minor, b.sequence,
  ${epochMs(sql`b.created_at`)} as created_at,
  ${epochMs(sql`lower(b.during)`)} as from,
  ${epochMs(sql`upper(b.during)`)} as to,
  case when not ${HAS_NEWS} then null when b.status = 'cancelled' then 'cancelled'
    when b.sequence > 0 then 'moved' else 'new' end as news,
  b.missed_at is not null as did_not_come,
  b.missed_at is not null and b.missed_disputed_at is not null as says_was_there,
  coalesce(b.note, '') as note, ${BOOKED_PERSON} as person,
  ${VISIT_NUMBER} as visit_number,
  ${customerMailState('b', now)} as customer_mail,
  (select coalesce(json_agg(json_build_object('id', i.service_item_id, 'name', i.name,
      'price_minor', i.price_minor, 'duration_minutes', i.duration_minutes,
      'listing_name', coalesce(l.name, b.former_service->>'name', '')) order by i.position), '[]')
    from booking_items i
      left join service_items s on s.id = i.service_item_id
      left join services l on l.id = s.service_id
    where i.account_id = b.account_id and i.booking_id = b.id) as services`;

/** The subquery limits the visits before their items and mail are read. */
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

/** The addresses that get mail, and from when: most get it at once. */
export async function findMailed(
  addresses: readonly string[],
  { db, now, outbox, linkSecret }: Context,
): Promise<Map<string, number>> {
  if (!outbox || linkSecret === null || addresses.length === 0) return new Map();
  const hashes = new Map(addresses.map((address) => [address, hashAddress(address, linkSecret)]));
  const stops = await db
    .select({ hash: mailStops.addressHash })
    .from(mailStops)
    .where(inArray(mailStops.addressHash, [...hashes.values()]));
  const stopped = new Set(stops.map(({ hash }) => hash.toString('hex')));
  const isStopped = (address: string) => stopped.has(hashes.get(address)?.toString('hex') ?? '');
  const waits = await findWaits(db, addresses, linkSecret, now());
  const mailed = addresses.filter((address) => !isStopped(address));
  return new Map(mailed.map((address) => [address, waits.get(address) ?? now()]));
}

/** A forgotten person is named in the reader's language. */
function named(person: BookedPerson): BookedPerson {
  if (person.name !== FORGOTTEN_NAME) return person;
  return { ...person, name: readerTexts('people.forgotten')('name') };
}

export async function toVisits(rows: unknown, context: Context): Promise<ProviderBookingAnswer[]> {
  const visits = Rows.parse(rows);
  const addresses = new Set(visits.flatMap(({ customer_email: address }) => address ?? []));
  const mailed = await findMailed([...addresses], context);
  return visits.map(
    ({
      from,
      to,
      total_minor,
      created_at,
      services,
      person,
      says_was_there,
      customer_remark,
      ...booking
    }) => ({
      ...booking,
      ...(customer_remark && { customer_remark }),
      ...(says_was_there && { says_was_there }),
      ...(person && { person: named(person) }),
      // No mail about a visit that has begun before it goes.
      customer_gets_mail:
        from > (mailed.get(booking.customer_email ?? '') ?? from) &&
        booking.customer_mail !== 'undelivered',
      services: services.map(({ price_minor, ...service }) => ({
        ...service,
        price: toDecimal(price_minor),
      })),
      created_at: toIso(created_at),
      start_time: toIso(from),
      end_time: toIso(to),
      total_price: toDecimal(total_minor),
    }),
  );
}
