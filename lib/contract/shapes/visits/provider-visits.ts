import { z } from 'zod';
import { ProviderBooking, ProviderBookingAnswer } from '@/lib/contract/shapes/provider-bookings';
import { CalendarNumber } from '@/lib/contract/shapes/provider-calendar';
import { readableIn, WireNumber } from '@/lib/contract/shapes/wire';
import { NOTE_LIMIT } from '@/lib/domain/booking/visit-note';

/** The visits that are not over, or those that are. */
const VisitPart = z.enum(['upcoming', 'past']);
export type VisitPart = z.infer<typeof VisitPart>;

/** Which visits are asked for: those with news for the provider, cancelled ones, or who did not come. */
const VisitKind = z.enum(['all', 'new', 'cancelled', 'missed']);
export type VisitKind = z.infer<typeof VisitKind>;

/** Visits of one part: upcoming ones from the next on, past ones from the last on. */
export const VisitQuery = z.object({
  part: VisitPart,
  kind: VisitKind.default('all'),
  /** What the answer before it gave as `next`. */
  after: z
    .string()
    .regex(/^\d{1,15}\.\d{1,15}$/)
    .optional(),
  limit: z.number().int().min(1).max(500).default(50),
  /** Words of a name or a service, a telephone number, or an id. */
  search: z.string().trim().max(100).default(''),
});

export type VisitQuery = z.output<typeof VisitQuery>;

/** The same to {host}; an extension. No address may hold a name or a number, so it is a body. */
export const VisitListRequest = VisitQuery.extend({ settlnProviderId: CalendarNumber });

/** Visits in their order; `next` is null after the last; `news` counts the upcoming ones with news. */
export const VisitListAnswer = z.object({
  bookings: z.array(ProviderBookingAnswer),
  next: z.string().nullable(),
  news: z.number().int(),
});

/** The same in our shape. */
export const VisitList = z
  .looseObject({ bookings: z.unknown(), next: z.string().nullish().catch(null), news: WireNumber })
  .transform(({ bookings, next, news }) => ({
    visits: readableIn(ProviderBooking).catch([]).parse(bookings),
    next: next ?? null,
    news: news ?? 0,
  }));

/** What a provider says of a visit: up to which `sequence` it was seen, who came, a note ("" for none). */
export const VisitMarks = z.object({
  seen: z.number().int().min(0).optional(),
  didNotCome: z.boolean().optional(),
  note: z.string().trim().max(NOTE_LIMIT).optional(),
});

export type VisitMarks = z.infer<typeof VisitMarks>;

/** The same to {host}; an extension. */
export const VisitMarksRequest = VisitMarks.extend({ settlnProviderId: CalendarNumber });

/** Whether there was such a visit. */
export const VisitMarked = z.object({ marked: z.boolean() });
