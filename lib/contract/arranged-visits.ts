import { z } from 'zod';
import { CalendarNumber, calendarChange, Instant, Moment, PersonNumber } from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { renamed } from './renamed';
import { VisitId } from './visits';

/** `sequence` is the visit's as it was seen: one that has changed since is left as it is. */
const Seen = z.object({ sequence: z.number().int().nonnegative() });

const Move = Seen.extend({
  person: PersonNumber.optional(),
  tellsCustomer: z.boolean(),
});

/** The visit's new `sequence`, with which the move can be taken back. */
const Moved = Seen;

/** Whether the customer had been told of the move already, and so is told of this, too. */
const Undone = Seen.extend({ isTold: z.boolean() });

const params = z.object({ visitId: VisitId });

export const arrangedVisitRows = {
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
