import { z } from 'zod';
import { BookedPerson } from './bookings';
import { CalendarId, Instant, MaybeText, NumberAsText, Price } from './call-fields';
import { endpoint } from './endpoint';
import { renamed } from './wire';

/**
 * The state of the newest mail to the customer. `undelivered` is final, `waiting` is tried again.
 */
export const CustomerMail = z.enum(['sent', 'waiting', 'undelivered']);

/** What the provider has not looked at yet. */
export const Unread = z.enum(['new', 'moved', 'cancelled']);

const BookedItem = renamed(
  z.object({
    id: NumberAsText,
    name: z.string(),
    price: Price,
    duration_minutes: z.number().int(),
    listing_name: z.string(),
  }),
  {
    id: 'itemId',
    price: 'priceMinor',
    duration_minutes: 'durationMinutes',
    listing_name: 'serviceName',
  },
);

const IsCancelled = z.codec(z.enum(['confirmed', 'cancelled']), z.boolean(), {
  decode: (status) => status === 'cancelled',
  encode: (isCancelled) => (isCancelled ? 'cancelled' : 'confirmed'),
});

/** Absent on the wire, and null in our shape. */
const MaybePerson = z.codec(BookedPerson.optional(), BookedPerson.nullable(), {
  decode: (person) => person ?? null,
  encode: (person) => person ?? undefined,
});

/** A visit as our backend sends it, with all fields that the specification leaves open. */
export const KeptVisit = renamed(
  z.object({
    id: NumberAsText,
    start_time: Instant,
    end_time: Instant,
    customer_name: MaybeText,
    customer_phone: MaybeText,
    customer_email: MaybeText,
    /** What the customer wrote to the provider. Absent if it is nothing. */
    customer_remark: z.string().optional(),
    /** The language in which the customer booked. Absent if unknown. */
    customer_language: z.string().optional(),
    customer_mail: CustomerMail.nullable(),
    customer_gets_mail: z.boolean(),
    services: z.array(BookedItem),
    total_price: Price,
    status: IsCancelled,
    created_at: Instant,
    sequence: z.number().int(),
    unread: Unread.nullable(),
    did_not_come: z.boolean(),
    /** Set only if the customer objects to that mark. */
    says_was_there: z.literal(true).optional(),
    note: z.string(),
    person: MaybePerson,
    /**
     * 3 for the customer's third visit. Null if it was cancelled or missed, or if the customer is
     * unknown.
     */
    visit_number: z.number().int().nullable(),
  }),
  {
    start_time: 'startsAt',
    end_time: 'endsAt',
    customer_name: 'customerName',
    customer_phone: 'customerPhone',
    customer_email: 'customerEmail',
    customer_remark: 'customerRemark',
    customer_language: 'customerLanguage',
    customer_mail: 'customerMail',
    customer_gets_mail: 'customerGetsMail',
    total_price: 'totalMinor',
    status: 'isCancelled',
    created_at: 'bookedAt',
    did_not_come: 'didNotCome',
    says_was_there: 'saysWasThere',
    visit_number: 'visitNumber',
  },
);
export type KeptVisit = z.output<typeof KeptVisit>;

/** Instants are epoch ms. Null if {host} does not say them. */
export const ListedVisit = z.object({
  id: z.string(),
  startsAt: z.number().nullable(),
  endsAt: z.number().nullable(),
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  customerRemark: z.string().optional(),
  customerLanguage: z.string().optional(),
  customerMail: CustomerMail.nullable(),
  customerGetsMail: z.boolean(),
  services: z.array(
    z.object({
      itemId: z.string().nullable(),
      name: z.string(),
      serviceName: z.string(),
      priceMinor: z.number().nullable(),
      durationMinutes: z.number().nullable(),
    }),
  ),
  totalMinor: z.number().nullable(),
  isCancelled: z.boolean(),
  bookedAt: z.number().nullable(),
  sequence: z.number(),
  unread: Unread.nullable(),
  /** Null if {host} keeps neither this mark nor notes. */
  didNotCome: z.boolean().nullable(),
  saysWasThere: z.boolean().optional(),
  note: z.string(),
  person: BookedPerson.nullable(),
  /** 3 for the customer's third visit. */
  visitNumber: z.number().nullable(),
});
export type ListedVisit = z.infer<typeof ListedVisit>;

/** {host} may name an item only by its id. */
export type ProviderBooking = ListedVisit & { unnamedItemIds?: string[] };

/**
 * `unread` counts coming visits that are new, moved or cancelled and not read yet. Null if
 * unknown.
 */
export const VisitPage = z.object({
  visits: z.array(ListedVisit),
  next: z.string().nullable(),
  unread: z.number().nullable(),
  keepsCancelled: z.boolean(),
});
export type VisitPage = z.infer<typeof VisitPage>;

export const providerBookingRows = {
  listProviderBookings: endpoint({
    method: 'GET',
    path: 'providerCalendar/bookings',
    summary:
      'The next 500 bookings of a calendar from today on, in order. With `startTime` and ' +
      '`endTime`, which are extensions: those that touch that span, at most 62 days.',
    documented: 'PC-059',
    query: renamed(
      z.object({
        settlnProviderId: CalendarId,
        startTime: Instant.optional(),
        endTime: Instant.optional(),
      }),
    ),
    fieldsSince: { startTime: 1, endTime: 1 },
    answer: z.array(KeptVisit),
  }),
} as const;
