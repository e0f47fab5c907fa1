import { z } from 'zod';
import { issueOf } from '@/lib/domain/field-problem';
import { isLocalDate } from '@/lib/time/local-date';
import { apiEndpoint } from './endpoint';
import { Schedule } from './host-schedules';
import { calendarChange, calendarRead } from './of-calendar';

/** A schedule, and how often it was saved. */
const KeptSchedule = z.object({ version: z.number().int().min(0), schedule: Schedule });
export type KeptSchedule = z.infer<typeof KeptSchedule>;

const Version = KeptSchedule.pick({ version: true });

/** Visits that other hours would leave outside: the first ones, and how many they are in all. */
export const ScheduleConflicts = z.object({
  visits: z.array(
    z.object({
      id: z.string(),
      /** Epoch milliseconds. */
      startsAt: z.number(),
      endsAt: z.number().nullable(),
      customerName: z.string(),
      services: z.array(z.string()),
    }),
  ),
  total: z.number().int(),
});
export type ScheduleConflicts = z.infer<typeof ScheduleConflicts>;

/** How many visits begin on each of some days; days without any are left out. */
export const BookedDays = z.object({
  days: z.array(z.object({ date: z.string(), count: z.number().int() })),
});
export type BookedDays = z.infer<typeof BookedDays>;

const MonthQuery = z.object({
  month: z.string().refine((month) => isLocalDate(`${month}-01`), issueOf({ key: 'dateInvalid' })),
});

/** The endpoints of the page of opening hours, for the owner of `{calendarId}` only. */
export const scheduleApi = {
  readSchedule: apiEndpoint({
    method: 'GET',
    path: '/api/calendars/{calendarId}/schedule',
    summary: 'The hours, days off and rules that are kept now; 404 where {host} keeps none.',
    source: 'extension',
    ...calendarRead,
    answer: KeptSchedule,
    read: KeptSchedule,
  }),
  saveSchedule: apiEndpoint({
    method: 'PUT',
    path: '/api/calendars/{calendarId}/schedule',
    summary: 'Saves them over the version that was read; 409 if they were saved meanwhile.',
    source: 'extension',
    ...calendarChange,
    body: KeptSchedule,
    answer: Version,
    read: Version,
  }),
  listScheduleConflicts: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/schedule/conflicts',
    summary: 'The upcoming visits that a schedule would leave outside its hours.',
    source: 'extension',
    ...calendarRead,
    body: z.object({ schedule: Schedule }),
    answer: ScheduleConflicts,
    read: ScheduleConflicts,
  }),
  listBookedDays: apiEndpoint({
    method: 'GET',
    path: '/api/calendars/{calendarId}/booked-days',
    summary: 'On which days of a month (YYYY-MM), and of the weeks around it, visits begin.',
    source: 'extension',
    ...calendarRead,
    query: MonthQuery,
    answer: BookedDays,
    read: BookedDays,
  }),
} as const;
