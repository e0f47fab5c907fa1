import { z } from 'zod';
import { toMinor } from '@/lib/domain/money';
import { BookedPerson } from './bookings';
import { CalendarId, Instant, MaybeText, NumberAsText, Price } from './call-fields';
import { endpoint } from './endpoint';
import {
  MaybeInstant,
  readableIn,
  readableList,
  renamed,
  WireId,
  WireNumber,
  WireText,
} from './wire';

/** Of the newest mail to the customer; `undelivered` is final, `waiting` is tried again. */
export const CustomerMail = z.enum(['sent', 'waiting', 'undelivered']);

export const VisitNews = z.enum(['new', 'moved', 'cancelled']);

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

/** Absent on the wire, null with us. */
const MaybePerson = z.codec(BookedPerson.optional(), BookedPerson.nullable(), {
  decode: (person) => person ?? null,
  encode: (person) => person ?? undefined,
});

/** As our backend has it, which leaves nothing open. */
export const KeptVisit = renamed(
  z.object({
    id: NumberAsText,
    start_time: Instant,
    end_time: Instant,
    customer_name: MaybeText,
    customer_phone: MaybeText,
    customer_email: MaybeText,
    /** What the customer wrote to the provider; absent for nothing. */
    customer_remark: z.string().optional(),
    customer_mail: CustomerMail.nullable(),
    customer_gets_mail: z.boolean(),
    services: z.array(BookedItem),
    total_price: Price,
    status: IsCancelled,
    created_at: Instant,
    sequence: z.number().int(),
    news: VisitNews.nullable(),
    did_not_come: z.boolean(),
    /** Only if the customer objects to that mark. */
    says_was_there: z.literal(true).optional(),
    note: z.string(),
    person: MaybePerson,
    /** 3 for the customer's third; null if cancelled, missed, or of nobody known. */
    visit_number: z.number().int().nullable(),
  }),
  {
    start_time: 'startsAt',
    end_time: 'endsAt',
    customer_name: 'customerName',
    customer_phone: 'customerPhone',
    customer_email: 'customerEmail',
    customer_remark: 'customerRemark',
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

const priceOf = (price: number | null) => (price === null ? null : toMinor(price));

const UNSAID = { name: '', serviceName: '', priceMinor: null, durationMinutes: null };

const unnamed = (itemId: string) => ({ ...UNSAID, itemId });

/** A host may send only name or id. Cents, null if unknown. */
const BookedService = z.union([
  z.number().int().nonnegative().transform(String).transform(unnamed),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(unnamed),
  z.string().transform((name) => ({ ...UNSAID, itemId: null, name })),
  z
    .looseObject({
      id: WireId.nullish().catch(null),
      name: WireText,
      price: WireNumber,
      duration_minutes: WireNumber,
      listing_name: WireText,
    })
    .transform(({ id, name, price, duration_minutes, listing_name }) => ({
      /** For a cancellation. */
      itemId: id && /^\d{1,15}$/.test(id) ? id : null,
      name,
      serviceName: listing_name,
      priceMinor: priceOf(price),
      durationMinutes: duration_minutes,
    })),
]);

const Services = readableList(BookedService);

function unnamedOf(booked: readonly { itemId: string | null; name: string }[]) {
  const ids = booked.flatMap(({ itemId, name }) => (name || itemId === null ? [] : [itemId]));
  return ids.length > 0 ? { unnamedItemIds: [...new Set(ids)] } : {};
}

/** The specification leaves the fields open. */
export const ProviderBooking = z
  .looseObject({
    id: WireId.nullish().catch(null),
    start_time: MaybeInstant,
    startTime: MaybeInstant,
    end_time: MaybeInstant,
    endTime: MaybeInstant,
    customer_name: WireText,
    customerName: WireText,
    customer_phone: WireText,
    customerPhone: WireText,
    customer_email: WireText,
    customerEmail: WireText,
    customer_remark: WireText,
    customer_mail: CustomerMail.nullish().catch(null),
    customer_gets_mail: z.boolean().nullish().catch(null),
    created_at: MaybeInstant,
    createdAt: MaybeInstant,
    services: Services,
    service_items: Services,
    serviceItems: Services,
    total_price: WireNumber,
    totalPrice: WireNumber,
    status: WireText,
    sequence: WireNumber,
    news: VisitNews.nullish().catch(null),
    did_not_come: z.boolean().nullish().catch(null),
    says_was_there: z.boolean().nullish().catch(null),
    note: WireText,
    notes: WireText,
    person: BookedPerson.nullish().catch(null),
    visit_number: z.number().int().positive().nullish().catch(null),
  })
  .transform((wire) => ({
    ...wire,
    booked: [...wire.services, ...wire.service_items, ...wire.serviceItems],
  }))
  .transform(({ booked, ...wire }) => ({
    id: wire.id ?? '',
    startsAt: wire.start_time ?? wire.startTime ?? null,
    endsAt: wire.end_time ?? wire.endTime ?? null,
    customerName: wire.customer_name || wire.customerName,
    customerPhone: wire.customer_phone || wire.customerPhone,
    customerEmail: wire.customer_email || wire.customerEmail,
    customerRemark: wire.customer_remark || undefined,
    customerMail: wire.customer_mail ?? null,
    customerGetsMail: wire.customer_gets_mail ?? false,
    bookedAt: wire.created_at ?? wire.createdAt ?? null,
    services: booked.filter(({ name }) => name),
    ...unnamedOf(booked),
    totalMinor: priceOf(wire.total_price ?? wire.totalPrice),
    isCancelled: /^cancel/i.test(wire.status),
    sequence: wire.sequence ?? 0,
    news: wire.news ?? null,
    /** Null where the host keeps neither mark nor notes. */
    didNotCome: wire.did_not_come ?? null,
    saysWasThere: wire.says_was_there || undefined,
    note: wire.note || wire.notes,
    person: wire.person ?? null,
    visitNumber: wire.visit_number ?? null,
  }))
  .refine(({ id, startsAt, customerName }) => id || startsAt !== null || customerName);
export type ProviderBooking = z.infer<typeof ProviderBooking>;

/** Epoch ms; null where the host does not say. */
export const Visit = z.object({
  id: z.string(),
  startsAt: z.number().nullable(),
  endsAt: z.number().nullable(),
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  customerRemark: z.string().optional(),
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
  news: VisitNews.nullable(),
  didNotCome: z.boolean().nullable(),
  saysWasThere: z.boolean().optional(),
  note: z.string(),
  person: BookedPerson.nullable(),
  /** 3 for the customer's third. */
  visitNumber: z.number().nullable(),
});
export type Visit = z.infer<typeof Visit>;

/** `news` counts visits with news; null if unknown. */
export const VisitPage = z.object({
  visits: z.array(Visit),
  next: z.string().nullable(),
  news: z.number().nullable(),
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
    read: readableIn(ProviderBooking, ['data', 'bookings']),
  }),
} as const;
