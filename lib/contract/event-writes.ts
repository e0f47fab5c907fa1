import { z } from 'zod';
import { EVENT_CATEGORIES } from '@/lib/domain/events/categories';
import { EVENT_TABLE } from '@/lib/domain/events/event-fields';
import { checkEvent, EVENT_LIMITS, EVENT_PROBLEMS } from '@/lib/domain/events/event-form';
import { type FieldProblem, issueOf } from '@/lib/domain/field-problem';
import { toDecimal, toMinor } from '@/lib/domain/money';
import { COUNTRIES, currencyOf } from '@/lib/domain/places/countries';
import { isTimeZone } from '@/lib/time/time-zones';
import { Deleted, HostCountry, IdParam, Instant, Saved, TextLanguage } from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { eventTexts, OfEvent } from './events';
import { editShape, typedShape, withSnakeKeys } from './form-table';
import { Acknowledgement, AcknowledgementAnswer } from './wire';

const WebAddress = z.url({ protocol: /^https?$/, error: issueOf(EVENT_PROBLEMS.bookingLink) });

const PRICE = issueOf(EVENT_PROBLEMS.ticketPrice);

/** On the wire a decimal in whole units, with us cents. */
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
  /** "" only in an edit of an event without a picture. */
  image_url: z.union([z.literal(''), WebAddress.max(2048)]).default(''),
  user_id: z.string().min(1).max(255),
  country_iso: z.enum(COUNTRIES.map(({ iso }) => iso)),
};

type Checked = Omit<z.infer<z.ZodObject<typeof fields>>, 'image_url' | 'language'>;

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

/** Exactly 19 fields (PC-029), and `language`, an extension; instants are ISO in UTC. */
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

/** As typed. `userId` is who opened the form. */
const FormFields = z.object({
  userId: z.string(),
  ...typedShape(EVENT_TABLE),
  /** "" allowed: only the route knows the event's picture. */
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

const OTHER_FIELDS = { language: 'written-languages' } as const;

/** Of two rows with one path, the stricter comes first. */
export const eventWriteRows = {
  updateEvent: endpoint({
    method: 'POST',
    path: 'events',
    summary: 'Replaces an event of the user in the payload. Its id stands in both places.',
    source: 'PC-038; RULINGS, "Event edit"',
    query: OfEvent,
    body: EventEditPayload,
    onlyFor: OTHER_FIELDS,
    refuses: ['forbidden', 'not_found'],
    answer: AcknowledgementAnswer,
    read: Acknowledgement,
    bodyOptional: true,
  }),
  createEvent: endpoint({
    method: 'POST',
    path: 'events',
    summary: 'Creates an event, which waits for review.',
    source: 'PC-028',
    // Strict: an edit without its `eventId` would make a second event.
    query: z.strictObject({ hostCountry: HostCountry }),
    body: EventPayload,
    onlyFor: OTHER_FIELDS,
    status: 201,
    refuses: ['forbidden'],
    answer: AcknowledgementAnswer.extend({ data: z.object({ id: z.string() }) }),
    read: Acknowledgement,
    bodyOptional: true,
  }),
  deleteEvent: endpoint({
    method: 'DELETE',
    path: 'events/{id}',
    summary: 'Deletes an event. The caller has checked whose it is.',
    source: 'PC-040',
    params: z.object({ id: z.string().min(1) }),
    query: z.object({ hostCountry: HostCountry }),
    refuses: ['not_found'],
    answer: AcknowledgementAnswer,
    read: Acknowledgement,
    bodyOptional: true,
  }),
} as const;

/** The browser sends PUT, {host} the documented POST. */
export const eventWriteApi = {
  createEvent: apiEndpoint({
    method: 'POST',
    path: '/api/events',
    limit: 'changes',
    summary: 'Lists an event of the signed-in person, which then waits for review.',
    source: 'EVF-033, PC-028',
    body: EventForm,
    status: 201,
    answer: Saved,
    read: Saved,
  }),
  updateEvent: apiEndpoint({
    method: 'PUT',
    path: '/api/events/{id}',
    limit: 'changes',
    summary: 'Replaces an event of the signed-in person; an absent optional field stays.',
    source: 'PC-038; RULINGS, "Event edit"',
    params: IdParam,
    body: EventEditForm,
    answer: Saved,
    read: Saved,
  }),
  deleteEvent: apiEndpoint({
    method: 'DELETE',
    path: '/api/events/{id}',
    limit: 'changes',
    summary: 'Deletes an event of the signed-in person.',
    source: 'EVD-016, PC-040',
    params: IdParam,
    answer: Deleted,
    read: Deleted,
  }),
} as const;
