import { z } from 'zod';
import { CalendarId } from '@/lib/contract/shapes/call-fields';
import { CalendarNumber } from '@/lib/contract/shapes/provider-calendar';
import {
  CalendarFeed,
  CalendarFeedAnswer,
  FeedToken,
} from '@/lib/contract/shapes/visits/calendar-feed';
import {
  VisitList,
  VisitListAnswer,
  VisitListRequest,
  VisitMarked,
  VisitMarksRequest,
} from '@/lib/contract/shapes/visits/provider-visits';
import { endpoint } from './endpoint';

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
    params: z.object({ visitId: z.string().regex(/^\d{1,15}$/) }),
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
    query: z.object({ settlnProviderId: CalendarId }),
    answer: FeedToken,
    read: FeedToken,
  }),
  changeFeedToken: endpoint({
    method: 'POST',
    path: 'providerCalendar/feed-token',
    summary: 'Gives a calendar’s feed a new address, or none. Those it had before end.',
    source: 'extension',
    extension: 'calendar-feed',
    body: z.object({ settlnProviderId: CalendarNumber, isOn: z.boolean() }),
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
