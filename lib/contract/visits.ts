import { z } from 'zod';
import { NOTE_LIMIT } from '@/lib/domain/booking/visit-note';
import { issueOf } from '@/lib/domain/field-problem';
import {
  CalendarId,
  CalendarNumber,
  calendarChange,
  calendarRead,
  OfCalendar,
} from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { ProviderBooking, ProviderBookingAnswer, VisitPage } from './provider-bookings';
import { renamed } from './renamed';
import { readableIn, WireNumber, WireText } from './wire';

const VisitId = z.string().regex(/^\d{1,15}$/);

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
const VisitListRequest = renamed(VisitQuery.extend({ settlnProviderId: CalendarNumber }));

/** Visits in their order; `next` is null after the last; `news` counts the upcoming ones with news. */
export const VisitListAnswer = z.object({
  bookings: z.array(ProviderBookingAnswer),
  next: z.string().nullable(),
  news: z.number().int(),
});

/** The same in our shape. */
const VisitList = z
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
const VisitMarksRequest = renamed(VisitMarks.extend({ settlnProviderId: CalendarNumber }));

/** Whether there was such a visit. */
const VisitMarked = z.object({ marked: z.boolean() });

/** The secret of a feed's address; null while it has none. `isOffered` is false where none can be made. */
const FeedToken = z.object({ token: z.string().nullable(), isOffered: z.boolean() });

/** What a calendar's feed shows; `feed` is null for a token that does not hold. */
const CalendarFeedAnswer = z.object({
  feed: renamed(
    z.object({
      settlnProviderId: z.number().int(),
      name: z.string(),
      /** The names of the account's services, the oldest first. */
      serviceNames: z.array(z.string()),
      bookings: z.array(ProviderBookingAnswer),
    }),
  ).nullable(),
});

/** The same in our shape. */
export const CalendarFeed = z
  .looseObject({
    feed: z
      .looseObject({
        settlnProviderId: z.number(),
        name: WireText,
        serviceNames: z.array(z.string()).catch([]),
        bookings: z.unknown(),
      })
      .nullable(),
  })
  .transform(({ feed }) =>
    feed === null
      ? null
      : {
          calendarId: feed.settlnProviderId,
          name: feed.name,
          serviceNames: feed.serviceNames,
          visits: readableIn(ProviderBooking).catch([]).parse(feed.bookings),
        },
  );
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** The address of a calendar's feed; null while it has none. */
const FeedAddress = z.object({ address: z.string().nullable() });

/** What our backend adds to a provider's calendar: the list of visits, marks, and the feed. */
export const visitRows = {
  listVisits: endpoint({
    method: 'POST',
    path: 'providerCalendar/visits',
    summary:
      'The visits of a calendar, upcoming or past, page by page; all words of `search` have to be ' +
      'found in name, services, number or id.',
    source: 'extension',
    extension: 'provider-visits',
    body: VisitListRequest,
    answer: VisitListAnswer,
    read: VisitList,
  }),
  markVisit: endpoint({
    method: 'POST',
    path: 'providerCalendar/visits/{visitId}',
    summary:
      'The provider has seen a visit, says that nobody came or takes that back, or notes something. ' +
      'Nobody can have missed a visit before it begins: 409.',
    source: 'extension',
    extension: 'provider-visits',
    params: z.object({ visitId: VisitId }),
    body: VisitMarksRequest,
    refuses: ['conflict'],
    answer: VisitMarked,
    read: VisitMarked,
  }),
  readFeedToken: endpoint({
    method: 'GET',
    path: 'providerCalendar/feed-token',
    summary: 'The secret part of the address of a calendar’s feed.',
    source: 'extension',
    extension: 'calendar-feed',
    query: OfCalendar,
    answer: FeedToken,
    read: FeedToken,
  }),
  changeFeedToken: endpoint({
    method: 'POST',
    path: 'providerCalendar/feed-token',
    summary: 'Gives a calendar’s feed a new address, or none. Those it had before end.',
    source: 'extension',
    extension: 'calendar-feed',
    body: renamed(z.object({ settlnProviderId: CalendarNumber, isOn: z.boolean() })),
    answer: FeedToken,
    read: FeedToken,
  }),
  readFeed: endpoint({
    method: 'POST',
    path: 'providerCalendar/feed',
    summary:
      'What a feed shows: the visits of the last 30 days and later, cancelled ones too. None for a ' +
      'token that does not hold.',
    source: 'extension',
    extension: 'calendar-feed',
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: CalendarFeedAnswer,
    read: CalendarFeed,
  }),
} as const;

/** The endpoints of the Bookings tab, for the owner of `{calendarId}` only. */
export const visitsApi = {
  listVisits: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/visits',
    summary: 'A page of visits, upcoming or past; what is searched for may stand in no URL.',
    source: 'BKT-002; RULINGS, "Bookings tab"',
    ...calendarRead,
    body: VisitQuery,
    answer: VisitPage,
    read: VisitPage,
  }),
  markVisit: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/visits/{visitId}',
    summary: 'Says that a visit was seen, that nobody came, or what is noted about it.',
    source: 'extension',
    ...calendarChange,
    params: z.object({ calendarId: CalendarId, visitId: VisitId }),
    body: VisitMarks.refine(
      (marks) => Object.values(marks).some((mark) => mark !== undefined),
      issueOf({ key: 'markMissing' }),
    ),
    answer: VisitMarked,
    read: VisitMarked,
  }),
  changeFeed: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/feed',
    summary: 'Gives the calendar’s feed a new address, or none; the one before ends.',
    source: 'extension',
    ...calendarChange,
    body: z.object({ isOn: z.boolean() }),
    answer: FeedAddress,
    read: FeedAddress,
  }),
} as const;
