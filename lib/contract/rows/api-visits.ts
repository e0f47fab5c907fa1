import { z } from 'zod';
import { CalendarId } from '@/lib/contract/shapes/call-fields';
import { VisitMarked, VisitMarks, VisitQuery } from '@/lib/contract/shapes/visits/provider-visits';
import { VisitPage } from '@/lib/contract/shapes/visits/visit';
import { issueOf } from '@/lib/domain/field-problem';
import { apiEndpoint } from './endpoint';
import { calendarChange, calendarRead } from './of-calendar';

/** The address of a calendar's feed; null while it has none. */
const FeedAddress = z.object({ address: z.string().nullable() });

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
    params: z.object({ calendarId: CalendarId, visitId: CalendarId }),
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
