import { z } from 'zod';
import { NOTE_LIMIT } from '@/lib/domain/booking/visit-note';
import { issueOf } from '@/lib/domain/field-problem';
import { BookingContact } from './bookings';
import {
  CalendarNumber,
  calendarChange,
  Instant,
  ItemId,
  ItemNumber,
  Moment,
  PersonNumber,
} from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { NotedCustomer } from './provider-calendar';
import { renamed } from './renamed';
import { VisitId } from './visits';

/** A visit whose `sequence` has changed since stays as it is. */
const Seen = z.object({ sequence: z.number().int().nonnegative() });

/** `sequence` is the new one, for taking the move back. */
const Moved = Seen.extend({ willTell: z.boolean() });

/** `isTold`: the customer was told of the move, and so of this. */
const Undone = Seen.extend({ isTold: z.boolean() });

const params = z.object({ visitId: VisitId });

const MOST_VISITS = 12;
const MOST_ITEMS = 20;
const MOST_MINUTES = 24 * 60;
const MOST_MINOR = 10_000_000;

/** Length and price of these visits only, in cents. */
const ArrangedItem = {
  durationMinutes: z.number().int().min(0).max(MOST_MINUTES),
  priceMinor: z.number().int().min(0).max(MOST_MINOR),
};

const Move = Seen.extend({
  person: PersonNumber.optional(),
  tellsCustomer: z.boolean(),
  /** All booked items in order; without them length and price stay. */
  items: z.array(z.object(ArrangedItem)).min(1).max(MOST_ITEMS).optional(),
});

/** Each field may be missing; with an address the customer gets mail. */
const ArrangedCustomer = {
  ...NotedCustomer.shape,
  customerEmail: BookingContact.shape.customerEmail,
  note: z
    .string()
    .trim()
    .max(NOTE_LIMIT, issueOf({ key: 'tooLong', values: { limit: String(NOTE_LIMIT) } }))
    .optional(),
};

const Arrangement = renamed(
  z.object({
    settlnProviderId: CalendarNumber,
    startTimes: z.array(Instant).min(1).max(MOST_VISITS),
    /** The account's first person by default. */
    person: PersonNumber.optional(),
    items: z
      .array(z.object({ id: ItemNumber, ...ArrangedItem }))
      .min(1)
      .max(MOST_ITEMS),
    ...ArrangedCustomer,
  }),
  { startTimes: 'starts' },
);
export type Arrangement = z.output<typeof Arrangement>;

/** Booked visits in order, and starts that were taken meanwhile. */
export const Arranged = renamed(
  z.object({
    booked: z.array(renamed(z.object({ id: z.number().int(), startTime: Instant }))),
    lost: z.array(Instant),
    /** `held`: by a limit; absent where none is sent. */
    mail: z.enum(['coming', 'held']).optional(),
  }),
);

const SeenArranged = z.object({
  booked: z.array(z.object({ id: z.number().int(), startsAt: z.number() })),
  lost: z.array(z.number()),
  mail: z.enum(['coming', 'held']).optional(),
});
export type SeenArranged = z.infer<typeof SeenArranged>;

export const arrangedVisitRows = {
  arrangeVisits: endpoint({
    method: 'POST',
    path: 'providerCalendar/arranged-visits',
    summary:
      'The provider books one or several visits at any times, outside of hours and rules too, but never ' +
      'over another visit: such starts are answered as lost. With an Idempotency-Key header a repeat ' +
      'gives the same answer.',
    source: 'extension',
    extension: 'arranged-visits',
    body: Arrangement,
    status: 201,
    refuses: ['not_found', 'slot_taken', 'key_reused'],
    answer: Arranged,
    read: Arranged,
  }),
  moveVisit: endpoint({
    method: 'POST',
    path: 'providerCalendar/visits/{visitId}/move',
    summary:
      'The provider moves a visit to any time and person, outside of hours and rules too, but not over ' +
      'another visit. Mail about it waits for 20 seconds.',
    source: 'extension',
    extension: 'arranged-visits',
    params,
    body: renamed(Move.extend({ settlnProviderId: CalendarNumber, startTime: Instant })),
    refuses: ['gone', 'moved', 'conflict', 'slot_taken'],
    answer: Moved,
    read: Moved,
  }),
  undoMove: endpoint({
    method: 'POST',
    path: 'providerCalendar/visits/{visitId}/undo-move',
    summary:
      'Puts a visit back that its provider moved. Nobody hears of it if the mail about the move has not ' +
      'gone.',
    source: 'extension',
    extension: 'arranged-visits',
    params,
    body: renamed(Seen.extend({ settlnProviderId: CalendarNumber })),
    refuses: ['gone', 'moved', 'conflict', 'slot_taken'],
    answer: Undone,
    read: Undone,
  }),
} as const;

const ofVisit = { ...calendarChange, params: calendarChange.params.extend(params.shape) } as const;

export const arrangedVisitApi = {
  arrangeVisits: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/arranged-visits',
    summary: 'Books visits for a customer; repeating an Idempotency-Key books nothing again.',
    source: 'extension',
    ...calendarChange,
    body: z.object({
      starts: z.array(Moment).min(1).max(MOST_VISITS),
      person: PersonNumber.optional(),
      items: z
        .array(z.object({ id: ItemId, ...ArrangedItem }))
        .min(1, issueOf({ key: 'itemSelectionInvalid' }))
        .max(MOST_ITEMS),
      ...ArrangedCustomer,
    }),
    status: 201,
    answer: SeenArranged,
    read: SeenArranged,
  }),
  moveVisit: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/visits/{visitId}/move',
    summary: 'Moves a visit; its customer is told after 20 seconds, if wanted.',
    source: 'extension',
    ...ofVisit,
    body: Move.extend({ startsAt: Moment }),
    answer: Moved,
    read: Moved,
  }),
  undoMove: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/visits/{visitId}/undo-move',
    summary: 'Puts a visit back that was moved.',
    source: 'extension',
    ...ofVisit,
    body: Seen,
    answer: Undone,
    read: Undone,
  }),
} as const;
