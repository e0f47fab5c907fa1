import { z } from 'zod';
import { OTHER_NAME_LIMIT } from '@/lib/shared/domain/calendar/other-calendars';
import { issueOf } from '@/lib/shared/domain/field-problem';
import {
  AskedPerson,
  CalendarId,
  CalendarNumber,
  calendarChange,
  calendarRead,
  Instant,
  OfCalendar,
  PersonNumber,
} from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { renamed } from './wire';

/** The address is secret. Only its host and the end of its secret are shown. */
const OtherCalendar = z.object({
  id: z.number().int(),
  person: PersonNumber,
  name: z.string(),
  host: z.string(),
  end: z.string(),
  closesWholeDays: z.boolean(),
  /** `unsaid` counts whole days that the calendar calls neither busy nor free. */
  busy: z.number().int(),
  unsaid: z.number().int(),
  unreadable: z.number().int(),
  readAt: Instant.nullable(),
  triedAt: Instant.nullable(),
  failingSince: Instant.nullable(),
  knownUntil: Instant.nullable(),
});

/** A coming visit at a time when another calendar of its person is busy. */
const Overlap = renamed(
  z.object({
    id: z.number().int(),
    customerName: z.string(),
    calendarName: z.string(),
    startTime: Instant,
  }),
);

/** `isOffered` is false if no address can be stored. */
const OtherCalendars = z.object({
  isOffered: z.boolean(),
  calendars: z.array(OtherCalendar),
  overlaps: z.array(Overlap),
});
export type OtherCalendars = z.infer<typeof OtherCalendars>;
export type ListedCalendars = Omit<OtherCalendars, 'isOffered'>;

export const BusyTime = renamed(
  z.object({ startTime: Instant, endTime: Instant, name: z.string() }),
);
export type BusyTime = z.infer<typeof BusyTime>;

const Name = z
  .string()
  .trim()
  .min(1, issueOf({ key: 'calendarNameMissing' }))
  .max(OTHER_NAME_LIMIT, issueOf({ key: 'tooLong', values: { limit: String(OTHER_NAME_LIMIT) } }));

const Address = z
  .string()
  .trim()
  .min(1, issueOf({ key: 'calendarAddressInvalid' }))
  .max(2_000, issueOf({ key: 'calendarAddressInvalid' }));

const Added = z.object({ address: Address, name: Name, person: PersonNumber.optional() });

export type AddedCalendar = z.output<typeof Added>;

const Changed = z.object({
  name: Name.optional(),
  address: Address.optional(),
  closesWholeDays: z.boolean().optional(),
});
export type ChangedCalendar = z.output<typeof Changed>;

const OtherId = z.codec(z.string().regex(/^\d{1,9}$/), z.number().int(), {
  decode: Number,
  encode: String,
});

const params = z.object({ otherId: OtherId });
const OfAccount = z.object({ settlnProviderId: CalendarNumber });

export const otherCalendarRows = {
  listOtherCalendars: endpoint({
    method: 'GET',
    path: 'providerCalendar/other-calendars',
    summary:
      'The calendars that people of an account keep somewhere else, without their addresses.',
    since: 1,
    query: OfCalendar,
    answer: OtherCalendars,
  }),
  addOtherCalendar: endpoint({
    method: 'POST',
    path: 'providerCalendar/other-calendars',
    keepsKey: 'calendar',
    summary:
      'Reads a calendar by its iCal address and keeps it, at most three of a person. From then on its busy ' +
      'times are not offered. One that cannot be read is not kept.',
    since: 1,
    body: renamed(Added.extend(OfAccount.shape)),
    status: 201,
    refuses: ['gone', 'conflict'],
    answer: OtherCalendars,
  }),
  changeOtherCalendar: endpoint({
    method: 'PUT',
    path: 'providerCalendar/other-calendars/{otherId}',
    summary: 'Changes its name, which whole days count, or its address, which is read first.',
    since: 1,
    params,
    body: renamed(Changed.extend(OfAccount.shape)),
    refuses: ['gone', 'conflict'],
    answer: OtherCalendars,
  }),
  readOtherCalendar: endpoint({
    method: 'POST',
    path: 'providerCalendar/other-calendars/{otherId}/read',
    summary: 'Reads it again, at most once a minute.',
    since: 1,
    params,
    body: renamed(OfAccount),
    refuses: ['gone'],
    answer: OtherCalendars,
  }),
  removeOtherCalendar: endpoint({
    method: 'POST',
    path: 'providerCalendar/other-calendars/{otherId}/remove',
    summary: 'Forgets it with its times, which are free again.',
    since: 1,
    params,
    body: renamed(OfAccount),
    answer: OtherCalendars,
  }),
  listBusyElsewhere: endpoint({
    method: 'GET',
    path: 'providerCalendar/busy-elsewhere',
    summary: 'When other calendars of a person are busy, for the owner alone.',
    since: 1,
    query: renamed(
      z.object({
        settlnProviderId: CalendarId,
        startTime: Instant,
        endTime: Instant,
        person: AskedPerson.optional(),
      }),
    ),
    answer: z.object({ busy: z.array(BusyTime) }),
  }),
} as const;

const ofOther = { ...calendarChange, params: calendarChange.params.extend(params.shape) } as const;

export const otherCalendarApi = {
  listOtherCalendars: apiEndpoint({
    method: 'GET',
    path: '/api/calendars/{calendarId}/other-calendars',
    summary: 'The calendars that people of the account keep somewhere else.',
    ...calendarRead,
    answer: OtherCalendars,
  }),
  addOtherCalendar: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/other-calendars',
    summary: 'Reads a calendar and keeps it; its busy times are not offered from then on.',
    ...calendarChange,
    limit: 'otherCalendars',
    body: Added,
    status: 201,
    answer: OtherCalendars,
  }),
  changeOtherCalendar: apiEndpoint({
    method: 'PUT',
    path: '/api/calendars/{calendarId}/other-calendars/{otherId}',
    summary: 'Changes its name, its address or which whole days count.',
    ...ofOther,
    body: Changed.refine((change) => Object.keys(change).length > 0),
    answer: OtherCalendars,
  }),
  removeOtherCalendar: apiEndpoint({
    method: 'DELETE',
    path: '/api/calendars/{calendarId}/other-calendars/{otherId}',
    summary: 'Forgets it with its times.',
    ...ofOther,
    answer: OtherCalendars,
  }),
  readOtherCalendar: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/other-calendars/{otherId}/read',
    summary: 'Reads it again.',
    ...ofOther,
    answer: OtherCalendars,
  }),
} as const;
