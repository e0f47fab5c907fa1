import { z } from 'zod';
import { NOTE_LIMIT } from '@/lib/shared/domain/booking/visit-note';
import { issueOf } from '@/lib/shared/domain/field-problem';
import { BookingContact } from './bookings';
import {
  AskedPerson,
  CalendarId,
  CalendarNumber,
  calendarChange,
  calendarRead,
  Instant,
  ItemId,
  ItemNumber,
  Moment,
  PersonNumber,
} from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { KeptVisit, VisitPage } from './provider-bookings';
import { NotedCustomer } from './provider-calendar';
import { renamed } from './wire';

const VisitId = z.string().regex(/^\d{1,15}$/);

const VisitPart = z.enum(['upcoming', 'past']);
export type VisitPart = z.infer<typeof VisitPart>;

/** `new` means that the provider has not read it, `missed` that the customer did not come. */
const VisitKind = z.enum(['all', 'new', 'cancelled', 'missed']);
export type VisitKind = z.infer<typeof VisitKind>;

/** Coming visits begin with the next one, past visits with the last one. */
export const VisitQuery = z.object({
  part: VisitPart,
  kind: VisitKind.default('all'),
  /** The value of `next` in the answer before. */
  after: z
    .string()
    .regex(/^\d{1,15}\.\d{1,15}$/)
    .optional(),
  limit: z.number().int().min(1).max(500).default(50),
  /** Words, a telephone number, or an id. */
  search: z.string().trim().max(100).default(''),
  person: PersonNumber.optional(),
  visit: VisitId.optional(),
});
export type VisitQuery = z.output<typeof VisitQuery>;

/** This is a body, because no address may hold a name or number. An extension. */
const VisitListRequest = renamed(VisitQuery.extend({ settlnProviderId: CalendarNumber }));

/** `next` is null on the last page. `unread` counts the coming visits that are not read. */
export const VisitList = renamed(
  z.object({
    bookings: z.array(KeptVisit),
    next: z.string().nullable(),
    unread: z.number().int(),
  }),
  { bookings: 'visits' },
);

/** `seen` is the last `sequence` that the provider saw. A `note` of "" deletes the note. */
export const VisitMarks = z.object({
  seen: z.number().int().min(0).optional(),
  didNotCome: z.boolean().optional(),
  note: z.string().trim().max(NOTE_LIMIT).optional(),
});
export type VisitMarks = z.infer<typeof VisitMarks>;

const VisitMarksRequest = renamed(VisitMarks.extend({ settlnProviderId: CalendarNumber }));

const VisitMarked = z.object({ marked: z.boolean() });

const VisitsSeen = z.object({ seen: z.number().int() });

/** `token` is null if there is none. `isOffered` is false if none can be made. */
const FeedToken = z.object({
  token: z.string().nullable(),
  isOffered: z.boolean(),
  person: PersonNumber.optional(),
});

/** `feed` is null for an invalid token. */
const CalendarFeed = renamed(
  z.object({
    settlnProviderId: z.number().int(),
    name: z.string(),
    serviceNames: z.array(z.string()),
    language: z.string().nullable(),
    bookings: z.array(KeptVisit),
  }),
  { bookings: 'visits' },
);
export type CalendarFeed = z.output<typeof CalendarFeed>;

/** Null if there is no feed. */
const FeedAddress = z.object({
  address: z.string().nullable(),
  ofPeople: z.array(z.object({ person: PersonNumber, address: z.string() })),
});
export type FeedAddress = z.output<typeof FeedAddress>;

/** If the visit's `sequence` has changed since, the visit stays as it is. */
const Seen = z.object({ sequence: z.number().int().nonnegative() });

/** `sequence` is the visit's new one, which is needed to take the move back. */
const Moved = Seen.extend({ willTell: z.boolean() });

/**
 * `isTold` is true if the customer was told of the move. Then they are also told that it was
 * undone.
 */
const Undone = Seen.extend({ isTold: z.boolean() });

const params = z.object({ visitId: VisitId });

const MOST_VISITS = 12;
const MOST_ITEMS = 20;
const MOST_MINUTES = 24 * 60;
const MOST_MINOR = 10_000_000;

/** Length and price (in cents) are only those of these visits. */
const ArrangedItem = {
  durationMinutes: z.number().int().min(0).max(MOST_MINUTES),
  priceMinor: z.number().int().min(0).max(MOST_MINOR),
};

const Move = Seen.extend({
  person: PersonNumber.optional(),
  tellsCustomer: z.boolean(),
  /** All booked items in order. If it is missing, length and price stay. */
  items: z.array(z.object(ArrangedItem)).min(1).max(MOST_ITEMS).optional(),
});

/** Each field may be missing. If there is an address, the customer gets mail. */
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

/** The booked visits in order, and the starts that were taken meanwhile. */
export const Arranged = z.object({
  booked: z.array(renamed(z.object({ id: z.number().int(), startTime: Instant }))),
  lost: z.array(Instant),
  /** `held` means that a limit delays the mail. Absent if no mail is sent. */
  mail: z.enum(['coming', 'held']).optional(),
});
export type Arranged = z.output<typeof Arranged>;

const ofVisit = { ...calendarChange, params: calendarChange.params.extend(params.shape) } as const;

export const visitRows = {
  listVisits: endpoint({
    method: 'POST',
    path: 'providerCalendar/visits',
    summary:
      'The visits of a calendar, upcoming or past, page by page; all words of `search` have to be ' +
      'found in name, services, number or id.',
    since: 1,
    body: VisitListRequest,
    answer: VisitList,
  }),
  markVisit: endpoint({
    method: 'POST',
    path: 'providerCalendar/visits/{visitId}',
    summary:
      'The provider has seen a visit, says that nobody came or takes that back, or notes something. ' +
      'Nobody can have missed a visit before it begins: 409.',
    since: 1,
    params: z.object({ visitId: VisitId }),
    body: VisitMarksRequest,
    refuses: ['conflict'],
    answer: VisitMarked,
  }),
  markAllSeen: endpoint({
    method: 'POST',
    path: 'providerCalendar/seen-visits',
    summary:
      'The provider has seen whatever customers changed so far. Answers how many visits that is.',
    since: 1,
    body: renamed(z.object({ settlnProviderId: CalendarNumber })),
    answer: VisitsSeen,
  }),
  readFeedToken: endpoint({
    method: 'GET',
    path: 'providerCalendar/feed-token',
    summary: 'The secret part of the address of a calendar’s feed, or of one person’s in it.',
    since: 1,
    query: renamed(z.object({ settlnProviderId: CalendarId, person: AskedPerson.optional() })),
    answer: FeedToken,
  }),
  changeFeedToken: endpoint({
    method: 'POST',
    path: 'providerCalendar/feed-token',
    keepsKey: 'calendar',
    summary: 'Gives a calendar’s feed a new address, or none. Those it had before end.',
    since: 1,
    body: renamed(z.object({ settlnProviderId: CalendarNumber, isOn: z.boolean() })),
    answer: FeedToken,
  }),
  readFeed: endpoint({
    method: 'POST',
    path: 'providerCalendar/feed',
    summary:
      'What a feed shows: the visits of the last 30 days and later, cancelled ones too. None for a ' +
      'token that does not hold.',
    since: 1,
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: z.object({ feed: CalendarFeed.nullable() }),
  }),
  arrangeVisits: endpoint({
    method: 'POST',
    path: 'providerCalendar/arranged-visits',
    summary:
      'The provider books one or several visits at any times, outside of hours and rules too, but never ' +
      'over another visit: such starts are answered as lost. With an Idempotency-Key header a repeat ' +
      'gives the same answer.',
    since: 1,
    body: Arrangement,
    status: 201,
    refuses: ['not_found', 'slot_taken', 'key_reused'],
    answer: Arranged,
  }),
  moveVisit: endpoint({
    method: 'POST',
    path: 'providerCalendar/visits/{visitId}/move',
    keepsKey: 'calendar',
    summary:
      'The provider moves a visit to any time and person, outside of hours and rules too, but not over ' +
      'another visit. Mail about it waits for 20 seconds.',
    since: 1,
    params,
    body: renamed(Move.extend({ settlnProviderId: CalendarNumber, startTime: Instant })),
    refuses: ['gone', 'moved', 'conflict', 'slot_taken'],
    answer: Moved,
  }),
  undoMove: endpoint({
    method: 'POST',
    path: 'providerCalendar/visits/{visitId}/undo-move',
    keepsKey: 'calendar',
    summary:
      'Puts a visit back that its provider moved. Nobody hears of it if the mail about the move has not ' +
      'gone.',
    since: 1,
    params,
    body: renamed(Seen.extend({ settlnProviderId: CalendarNumber })),
    refuses: ['gone', 'moved', 'conflict', 'slot_taken'],
    answer: Undone,
  }),
} as const;

export const visitsApi = {
  listVisits: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/visits',
    summary: 'A page of visits, upcoming or past; what is searched for may stand in no URL.',
    documented: 'BKT-002; RULINGS, "Bookings tab"',
    ...calendarRead,
    body: VisitQuery,
    answer: VisitPage,
  }),
  markVisit: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/visits/{visitId}',
    summary: 'Says that a visit was seen, that nobody came, or what is noted about it.',
    ...calendarChange,
    params: z.object({ calendarId: CalendarId, visitId: VisitId }),
    body: VisitMarks.refine(
      (marks) => Object.values(marks).some((mark) => mark !== undefined),
      issueOf({ key: 'markMissing' }),
    ),
    answer: VisitMarked,
  }),
  markAllSeen: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/seen-visits',
    summary: 'Says that all unread visits were seen.',
    ...calendarChange,
    answer: VisitsSeen,
  }),
  changeFeed: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/feed',
    summary: 'Gives the calendar’s feed a new address, or none; the one before ends.',
    ...calendarChange,
    access: 'freshOwnerOfCalendar',
    body: z.object({ isOn: z.boolean() }),
    answer: FeedAddress,
  }),
  arrangeVisits: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/arranged-visits',
    summary: 'Books visits for a customer; repeating an Idempotency-Key books nothing again.',
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
    answer: Arranged,
  }),
  moveVisit: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/visits/{visitId}/move',
    summary: 'Moves a visit; its customer is told after 20 seconds, if wanted.',
    ...ofVisit,
    body: Move.extend({ startsAt: Moment }),
    answer: Moved,
  }),
  undoMove: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/visits/{visitId}/undo-move',
    summary: 'Puts a visit back that was moved.',
    ...ofVisit,
    body: Seen,
    answer: Undone,
  }),
} as const;
