import { z } from 'zod';
import { EVENT_CATEGORIES } from '@/lib/shared/domain/events/categories';
import { EVENT_TABLE } from '@/lib/shared/domain/events/event-fields';
import { checkEvent, EVENT_LIMITS, EVENT_PROBLEMS } from '@/lib/shared/domain/events/event-form';
import { type FieldProblem, issueOf } from '@/lib/shared/domain/field-problem';
import type { TextName } from '@/lib/shared/domain/form-fields';
import { LISTING_STATUSES, type ListingStatus } from '@/lib/shared/domain/listings/status';
import { toDecimal, toMinor } from '@/lib/shared/domain/money';
import { COUNTRIES, currencyOf } from '@/lib/shared/domain/places/countries';
import { isTimeZone } from '@/lib/shared/time/time-zones';
import { Deleted, HostCountry, IdParam, Instant, Saved, TextLanguage } from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { editShape, textShapes, typedShape, withSnakeKeys } from './form-table';
import {
  AccountChoice,
  CityChoice,
  CommunityChoice,
  ListedEvent,
  PageNumber,
} from './service-search';
import { AcknowledgementAnswer } from './wire';

export const eventTexts = textShapes(EVENT_TABLE);

/** Each event is sent with these values for now (PC-031 to PC-033). */
export const EVENT_CONSTANTS = { organizer_id: 2, city_id: 3, is_featured: true } as const;

/** PC-027; instants are in UTC, `timezone` is IANA. */
export const EventAnswer = z.object({
  id: z.string(),
  user_id: z.string(),
  ...eventTexts.answer,
  category: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  timezone: z.string(),
  organizer_id: z.number().int(),
  city_id: z.number().int(),
  is_featured: z.boolean(),
  community_id: z.number().int(),
  ticket_required: z.boolean(),
  ticket_price: z.number().min(0),
  ticket_currency: z.string(),
  requires_booking: z.boolean(),
  booking_link: z.string(),
  country_iso: z.string(),
  image_url: z.string().nullable(),
  status: z.enum(LISTING_STATUSES),
  /** Only for the event's owner. An extension. */
  status_reason: z.string().nullable(),
  /** What the organiser says of the cancellation, maybe ""; null if it takes place. An extension. */
  cancellation_words: z.string().nullable(),
  /** The start that was announced before an edit moved it; null if none did. An extension. */
  moved_from: z.string().nullable(),
  created_at: z.string(),
});
export type EventAnswer = z.infer<typeof EventAnswer>;

/** Dates are epoch ms or null, missing texts "". */
export interface Event extends Record<TextName<typeof EVENT_TABLE>, string> {
  id: string;
  /** The id as {host} spells it, which edits need. */
  idAsSent: string | number;
  /** "" if {host} names no owner. */
  userId: string;
  category: string;
  startsAt: number | null;
  endsAt: number | null;
  timeZone: string;
  organizerId: number;
  cityId: number;
  isFeatured: boolean;
  communityId: number | null;
  isTicketRequired: boolean;
  ticketPriceMinor: number;
  ticketCurrency: string;
  isBookingRequired: boolean;
  bookingLink: string;
  countryIso: string;
  imageUrl: string;
  status: ListingStatus | null;
  statusReason: string;
  /** What the organiser says of the cancellation, maybe ""; null if it takes place. */
  cancellation: string | null;
  /** The start that was announced before; null if it stands. Epoch ms. */
  movedFrom: number | null;
}

const OfEvent = z.object({ eventId: z.string().min(1), hostCountry: HostCountry });

const WebAddress = z.url({ protocol: /^https?$/, error: issueOf(EVENT_PROBLEMS.bookingLink) });

const PRICE = issueOf(EVENT_PROBLEMS.ticketPrice);

/** A decimal in whole units on the wire, and cents in our shape. */
const TicketPrice = z.codec(
  z
    .number(PRICE)
    .min(0, PRICE)
    .max(EVENT_LIMITS.ticketPrice, issueOf(EVENT_PROBLEMS.priceTooHigh))
    .multipleOf(0.01, PRICE),
  z.number().int(),
  { decode: toMinor, encode: toDecimal },
);

const fields = {
  ...withSnakeKeys(eventTexts.payload),
  language: TextLanguage,
  category: z.enum(EVENT_CATEGORIES, issueOf({ key: 'categoryUnknown' })),
  start_date: Instant,
  end_date: Instant,
  timezone: z.string().refine(isTimeZone, issueOf(EVENT_PROBLEMS.timeZone)),
  organizer_id: z.number().int(),
  city_id: z.number().int(),
  community_id: z.number().int().min(1).max(6),
  is_featured: z.boolean(),
  ticket_required: z.boolean(),
  ticket_price: TicketPrice,
  /** "" without a ticket. */
  ticket_currency: z.union([z.literal(''), z.string().regex(/^[A-Z]{3}$/)]).default(''),
  requires_booking: z.boolean(),
  booking_link: z.union([z.literal(''), WebAddress.max(EVENT_LIMITS.bookingLink)]).default(''),
  /** "" is allowed only in an edit of an event that has no picture. */
  image_url: z.union([z.literal(''), WebAddress.max(2048)]).default(''),
  user_id: z.string().min(1).max(255),
  country_iso: z.enum(COUNTRIES.map(({ iso }) => iso)),
};

type Checked = Omit<z.infer<z.ZodObject<typeof fields>>, 'image_url' | 'language' | 'change_words'>;

function checkWhole(event: Checked, context: z.RefinementCtx<Checked>): void {
  const refuse = (field: keyof Checked, problem: FieldProblem) =>
    context.addIssue({ code: 'custom', path: [field], message: issueOf(problem) });
  if (event.end_date <= event.start_date) {
    refuse('end_date', EVENT_PROBLEMS.endsFirst);
  }
  const currency = event.ticket_required ? currencyOf(event.country_iso) : '';
  if (event.ticket_currency !== currency) {
    refuse(
      'ticket_currency',
      currency
        ? { key: 'ticketCurrencyInvalid', values: { currency } }
        : { key: 'ticketCurrencyUnasked' },
    );
  }
  if (!event.ticket_required && (event.ticket_price !== 0 || event.requires_booking)) {
    refuse('ticket_required', { key: 'ticketUnasked' });
  }
  if (event.requires_booking !== (event.booking_link !== '')) {
    refuse('booking_link', { key: 'bookingLinkUnasked' });
  }
}

/** Exactly 19 fields (PC-029), and `language` and `change_words`, extensions; instants are ISO in UTC. */
export const EventPayload = z.object(fields).superRefine(checkWhole);
export type EventPayload = z.infer<typeof EventPayload>;

export const EventEditPayload = z
  .object({
    ...editShape(fields),
    ticket_currency: fields.ticket_currency,
    booking_link: fields.booking_link,
    id: z.union([z.string().min(1), z.number()]),
  })
  .superRefine(checkWhole);
export type EventEditPayload = z.infer<typeof EventEditPayload>;

/** The fields as they were typed. `userId` is the user who opened the form. */
const FormFields = z.object({
  userId: z.string(),
  ...typedShape(EVENT_TABLE),
  /** "" is allowed here, because only the route knows whether the event has a picture. */
  imageUrl: z.string().trim().default(''),
});

export const EventForm = FormFields.superRefine((typed, context) => {
  for (const [field, problem] of Object.entries(checkEvent(typed, { hasImage: true }))) {
    context.addIssue({ code: 'custom', path: [field], message: issueOf(problem) });
  }
});
export type EventForm = z.infer<typeof EventForm>;

/** Absent fields stay as stored. */
export const EventEditForm = z.object(editShape(FormFields.shape));
export type EventEditForm = z.infer<typeof EventEditForm>;

const EventCancellation = z.object({
  words: z
    .string()
    .trim()
    .max(EVENT_LIMITS.cancellation, issueOf(EVENT_PROBLEMS.cancellationTooLong))
    .default(''),
});

const OTHER_FIELDS = { language: 1, change_words: 1 } as const;

/** Events that end after `from` and begin before `to`. */
export const PublicEventQuery = z.object({
  hostCountry: HostCountry,
  from: Instant,
  to: Instant.optional(),
  category: z.enum(EVENT_CATEGORIES).optional(),
  communityId: CommunityChoice,
  cityId: CityChoice,
  /** True for events without a ticket and with a free one. */
  free: z.enum(['true', 'false']).optional(),
  accountId: AccountChoice,
  exceptId: z.uuid().optional(),
  page: PageNumber,
});
export type PublicEventQuery = z.output<typeof PublicEventQuery>;

/** If two rows have the same path, the stricter one comes first. */
export const eventRows = {
  getEvent: endpoint({
    method: 'GET',
    path: 'events',
    summary: 'An event of any status; who may see it is the web app’s to decide.',
    documented: 'PC-025, PC-026',
    query: OfEvent,
    refuses: ['not_found'],
    answer: EventAnswer,
  }),
  listEvents: endpoint({
    method: 'GET',
    path: 'events',
    summary: 'The events of a user, of every status, the latest start first.',
    documented: 'PC-024',
    query: z.object({ userId: z.string().min(1), hostCountry: HostCountry }),
    answer: z.array(EventAnswer),
  }),
  updateEvent: endpoint({
    method: 'POST',
    path: 'events',
    keepsKey: 'transaction',
    summary: 'Replaces an event of the user in the payload. Its id stands in both places.',
    documented: 'PC-038; RULINGS, "Event edit"',
    query: OfEvent,
    body: EventEditPayload,
    fieldsSince: OTHER_FIELDS,
    refuses: ['forbidden', 'not_found'],
    answer: AcknowledgementAnswer,
    bodyOptional: true,
  }),
  createEvent: endpoint({
    method: 'POST',
    path: 'events',
    keepsKey: 'transaction',
    summary: 'Creates an event, which waits for review.',
    documented: 'PC-028',
    // Strict, because an edit that lacks its `eventId` would otherwise make a second event.
    query: z.strictObject({ hostCountry: HostCountry }),
    body: EventPayload,
    fieldsSince: OTHER_FIELDS,
    status: 201,
    refuses: ['forbidden', 'conflict'],
    answer: AcknowledgementAnswer.extend({ data: z.object({ id: z.string() }) }),
    bodyOptional: true,
  }),
  deleteEvent: endpoint({
    method: 'DELETE',
    path: 'events/{id}',
    summary: 'Deletes an event. The caller has checked whose it is.',
    documented: 'PC-040',
    params: z.object({ id: z.string().min(1) }),
    query: z.object({ hostCountry: HostCountry }),
    refuses: ['not_found'],
    answer: AcknowledgementAnswer,
    bodyOptional: true,
  }),
  cancelEvent: endpoint({
    method: 'PUT',
    path: 'events/{id}/cancellation',
    summary: 'Cancels an event, whose page stays. The caller has checked whose it is.',
    since: 1,
    params: z.object({ id: z.string().min(1) }),
    body: EventCancellation,
    refuses: ['not_found'],
    answer: AcknowledgementAnswer,
  }),
  listPublicEvents: endpoint({
    method: 'GET',
    path: 'publicEvents',
    summary:
      'The approved events that have not ended at an instant, the next one first, 24 a page.',
    since: 1,
    query: PublicEventQuery,
    /** `total` counts all pages. */
    answer: z.object({ total: z.number().int(), results: z.array(ListedEvent) }),
  }),
} as const;

/** The browser sends PUT. {host} gets the POST that is documented. */
export const eventApi = {
  createEvent: apiEndpoint({
    method: 'POST',
    path: '/api/events',
    access: 'signedIn',
    limit: 'changes',
    summary: 'Lists an event of the signed-in person, which then waits for review.',
    documented: 'EVF-033, PC-028',
    body: EventForm,
    status: 201,
    answer: Saved,
  }),
  updateEvent: apiEndpoint({
    method: 'PUT',
    path: '/api/events/{id}',
    access: 'ownerOfEvent',
    limit: 'changes',
    summary: 'Replaces an event of the signed-in person; an absent optional field stays.',
    documented: 'PC-038; RULINGS, "Event edit"',
    params: IdParam,
    body: EventEditForm,
    answer: Saved,
  }),
  cancelEvent: apiEndpoint({
    method: 'PUT',
    path: '/api/events/{id}/cancellation',
    access: 'ownerOfEvent',
    limit: 'changes',
    summary: 'Cancels an event of the signed-in person, in their words.',
    params: IdParam,
    body: EventCancellation,
    answer: Saved,
  }),
  deleteEvent: apiEndpoint({
    method: 'DELETE',
    path: '/api/events/{id}',
    access: 'ownerOfEvent',
    limit: 'changes',
    summary: 'Deletes an event of the signed-in person.',
    documented: 'EVD-016, PC-040',
    params: IdParam,
    answer: Deleted,
  }),
  drawEventPoster: apiEndpoint({
    method: 'GET',
    path: '/api/events/{id}/poster',
    access: 'ownerOfEvent',
    limit: 'cards',
    summary: 'The poster of a public event of the signed-in person, as PDF for a printer.',
    params: IdParam,
    query: z.object({ language: z.string().optional() }),
    answer: z.instanceof(Response),
  }),
} as const;
