import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { BOOKED_ITEMS, BookedItems } from '@/backend/db/booked-items';
import { BOOKED_PERSON } from '@/backend/db/booked-person';
import { BOOKED_SERVICE } from '@/backend/db/booked-service';
import type { Database } from '@/backend/db/client';
import { VISIT_NUMBER } from '@/backend/db/customer-keys';
import { epochMs, epochMsInJson, toTimestamp } from '@/backend/db/instants';
import { READ_LANGUAGE } from '@/backend/db/read-language';
import { BookedPerson } from '@/lib/shared/contract/bookings';
import { spanOfDays } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { isKnown } from './mailbox';

const Facts = z.object({
  sequence: z.number(),
  linkVersion: z.number(),
  moves: z.number(),
  movedFrom: z.number().nullable(),
  status: z.enum(['confirmed', 'cancelled']),
  cancelledBy: z.enum(['customer', 'provider']).nullable(),
  cancelledAt: z.number().nullable(),
  cancelReason: z.string().nullable(),
  createdAt: z.number(),
  startsAt: z.number(),
  endsAt: z.number(),
  totalMinor: z.number(),
  customer: z.object({
    name: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    zone: z.string().nullable(),
    language: z.string().nullish(),
    /** The same as `language`, or null if the provider booked the visit. */
    reads: z.string().nullish(),
    remark: z.string().nullish(),
    /** Whether the customer has used a link of our mail or come to a visit (`isKnown`). */
    isKnown: z.boolean(),
  }),
  account: z.object({
    firstName: z.string(),
    serviceCount: z.number(),
    takesBookings: z.boolean(),
    /** Whether the account's owner proved the address that mail goes to. */
    isProved: z.boolean(),
  }),
  items: BookedItems,
  service: z.object({
    /** Null if deleted. */
    id: z.string().nullable().default(null),
    name: z.string(),
    address: z.string().default(''),
    phone: z.string().default(''),
    whatsapp: z.string().nullable().default(null),
    /** The country of the address and the numbers. "" if unknown. */
    countryIso: z.string().default(''),
    imageUrl: z.string().nullable().default(null),
    isPublic: z.boolean().default(false),
  }),
  person: BookedPerson.nullable(),
  visitNumber: z.number().nullable(),
  /** Null for the provider's own bookings, which get no reviews. */
  review: z.object({ isWritten: z.boolean(), isMissed: z.boolean() }).nullable(),
  /** The visits of the series that are not cancelled, including this one, in order. */
  series: z
    .array(
      z.object({
        bookingId: z.number(),
        linkVersion: z.number(),
        sequence: z.number(),
        startsAt: z.number(),
      }),
    )
    .nullable()
    .transform((visits) => visits ?? []),
});

/** The booking as it is now. */
export type BookingFacts = z.infer<typeof Facts> & { accountId: number; bookingId: number };

export async function findBookingFacts(
  db: Database,
  accountId: number,
  bookingId: number,
  now: number,
): Promise<BookingFacts | null> {
  const { rows } = await db.execute<{ facts: unknown }>(sql`
    select json_build_object(
      'sequence', b.sequence, 'status', b.status, 'cancelledBy', b.cancelled_by,
      'linkVersion', b.link_version, 'moves', b.moves, 'movedFrom', ${epochMsInJson(sql`b.moved_from`)},
      'cancelReason', b.cancel_reason,
      'cancelledAt', ${epochMsInJson(sql`b.cancelled_at`)}, 'createdAt', ${epochMsInJson(sql`b.created_at`)},
      'startsAt', ${epochMsInJson(sql`lower(b.during)`)}, 'endsAt', ${epochMsInJson(sql`upper(b.during)`)},
      'totalMinor', b.total_minor,
      'customer', json_build_object(
        'name', b.customer_name, 'phone', b.customer_phone, 'email', b.customer_email,
        'zone', b.customer_zone, 'language', b.customer_language,
        'reads', ${READ_LANGUAGE},
        'remark', b.customer_remark,
        'isKnown', ${isKnown(sql`mailbox_of(b.customer_email)`, now)}),
      'account', json_build_object('firstName', a.first_name, 'takesBookings', a.takes_bookings,
        'isProved', a.notice_email is not null,
        'serviceCount', (select count(*) from services own where own.account_id = a.id)),
      'items', ${BOOKED_ITEMS},
      'service', ${BOOKED_SERVICE}, 'person', ${BOOKED_PERSON},
      'visitNumber', ${VISIT_NUMBER},
      'review', case when not b.by_provider and not exists(select from booking_origins o
          where o.account_id = b.account_id and o.booking_id = b.id and o.by_owner)
        then json_build_object('isMissed', b.missed_at is not null and b.missed_disputed_at is null,
          'isWritten', exists(select from reviews r where r.account_id = b.account_id
            and r.booking_id = b.id and r.status <> 'taken back')) end,
      'series', (select json_agg(json_build_object('bookingId', s.id, 'linkVersion', s.link_version,
          'sequence', s.sequence, 'startsAt', ${epochMsInJson(sql`lower(s.during)`)}) order by lower(s.during))
        from bookings s where s.account_id = b.account_id and s.series_id = b.series_id
          and s.status = 'confirmed')) as facts
    from bookings b join accounts a on a.id = b.account_id
    where b.account_id = ${accountId} and b.id = ${bookingId}`);
  const [row] = rows;
  return row ? { ...Facts.parse(row.facts), accountId, bookingId } : null;
}

const Visits = z.array(
  z.object({
    id: z.number(),
    startsAt: z.number(),
    name: z.string().nullable(),
    items: z
      .array(z.string())
      .nullable()
      .transform((names) => names ?? []),
  }),
);
export type DayVisits = z.infer<typeof Visits>;

/** Lists the confirmed visits on a `day` (YYYY-MM-DD) of the venue, in order. */
export async function listVisitsOfDay(
  db: Database,
  accountId: number,
  day: string,
): Promise<DayVisits> {
  const { from, to } = spanOfDays(day, day, VENUE_ZONE.id);
  const { rows } = await db.execute(sql`
    select b.id, ${epochMs(sql`lower(b.during)`)} as "startsAt",
      b.customer_name as name,
      (select json_agg(i.name order by i.position) from booking_items i
        where i.account_id = b.account_id and i.booking_id = b.id) as items
    from bookings b
    where b.account_id = ${accountId} and b.status = 'confirmed'
      and b.during && tstzrange(${toTimestamp(from)}, ${toTimestamp(to)})
    order by lower(b.during)`);
  return Visits.parse(rows);
}

/** The kind is another one if a customer's move changed only the person. */
export function shownKindOf<Kind extends string>(
  kind: Kind,
  { movedFrom }: Pick<BookingFacts, 'movedFrom'>,
): Kind | 'given' {
  return kind === 'moved' && movedFrom === null ? 'given' : kind;
}
