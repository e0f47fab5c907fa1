import { z } from 'zod';
import { EVENT_CATEGORIES } from '@/lib/domain/events/categories';
import { EVENT_TABLE } from '@/lib/domain/events/event-fields';
import { EVENT_LIMITS, EVENT_PROBLEMS } from '@/lib/domain/events/event-form';
import { type FieldProblem, issueOf } from '@/lib/domain/field-problem';
import { toDecimal, toMinor } from '@/lib/domain/money';
import { COUNTRIES, currencyOf } from '@/lib/domain/places/countries';
import { isTimeZone } from '@/lib/time/time-zones';
import { Instant } from './call-fields';
import { textShapes } from './form-table';
import { withSnakeKeys } from './snake-case';

const WebAddress = z.url({ protocol: /^https?$/, error: issueOf(EVENT_PROBLEMS.bookingLink) });
const PRICE = issueOf(EVENT_PROBLEMS.ticketPrice);

/** A price: a decimal in whole units of the currency on the wire, cents with us. */
const TicketPrice = z.codec(
  z
    .number(PRICE)
    .min(0, PRICE)
    .max(EVENT_LIMITS.ticketPrice, issueOf(EVENT_PROBLEMS.priceTooHigh))
    .multipleOf(0.01, PRICE),
  z.number().int(),
  { decode: toMinor, encode: toDecimal },
);

/** The texts of an event, on their way to {host} and back. */
export const eventTexts = textShapes(EVENT_TABLE);

const fields = {
  ...withSnakeKeys(eventTexts.payload),
  category: z.enum(EVENT_CATEGORIES, issueOf({ key: 'categoryUnknown' })),
  start_date: Instant,
  end_date: Instant,
  timezone: z.string().refine(isTimeZone, issueOf(EVENT_PROBLEMS.timeZone)),
  organizer_id: z.number().int(),
  city_id: z.number().int(),
  community_id: z.number().int().min(1).max(6),
  is_featured: z.boolean(),
  ticket_required: z.boolean(),
  /** 0 when no ticket is required. */
  ticket_price: TicketPrice,
  /** "" when no ticket is required. */
  ticket_currency: z.union([z.literal(''), z.string().regex(/^[A-Z]{3}$/)]),
  requires_booking: z.boolean(),
  /** "" when no booking is required. */
  booking_link: z.union([z.literal(''), WebAddress.max(EVENT_LIMITS.bookingLink)]),
  /** "" only for an edit of an event that has no picture. */
  image_url: z.union([z.literal(''), WebAddress.max(2048)]),
  user_id: z.string().min(1).max(255),
  country_iso: z.enum(COUNTRIES.map(({ iso }) => iso)),
};
type Written = z.infer<z.ZodObject<typeof fields>>;

/** What the parts of an event have to do with each other. */
function checkWhole(event: Written, context: z.RefinementCtx<Written>): void {
  const refuse = (field: keyof Written, problem: FieldProblem) =>
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

/** An event as it is written: exactly 19 fields (PC-029). Instants are ISO texts in UTC on the wire. */
export const EventPayload = z.object(fields).superRefine(checkWhole);
export type EventPayload = z.infer<typeof EventPayload>;

/** An event as it is written anew: with its id, in the host's own spelling (rulings). */
export const EventEditPayload = z
  .object({ ...fields, id: z.union([z.string().min(1), z.number()]) })
  .superRefine(checkWhole);
export type EventEditPayload = z.infer<typeof EventEditPayload>;

/** What every event of ours carries until there are organisers and cities (PC-031 to PC-033). */
export const EVENT_CONSTANTS = { organizer_id: 2, city_id: 3, is_featured: true } as const;
