import { z } from 'zod';
import { DAY_MINUTES } from '@/lib/shared/domain/calendar/presets';
import { SLOT_MINUTES } from '@/lib/shared/domain/calendar/slots';
import { issueOf } from '@/lib/shared/domain/field-problem';
import { isRepeatable, REPEATS } from '@/lib/shared/domain/hours/repeat';
import type { Schedule as ScheduleShape } from '@/lib/shared/domain/hours/schedule';
import { isLocalDate } from '@/lib/shared/time/local-date';
import { CalendarNumber, calendarChange, calendarRead, OfCalendar } from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { KeptVisit } from './provider-bookings';
import { renamed } from './wire';

const Day = z.string().refine(isLocalDate, issueOf({ key: 'dateInvalid' }));

const Minute = z.number().int().min(0).max(DAY_MINUTES).multipleOf(SLOT_MINUTES);

/** Minutes from midnight at the venue, `[from, to)`. */
const HoursRange = z.object({ from: Minute, to: Minute }).refine(({ from, to }) => from < to, {
  message: issueOf({ key: 'endBeforeStart' }),
  path: ['to'],
});

export const DayRanges = z
  .array(HoursRange)
  .max(12)
  .refine(
    (ranges) => {
      const sorted = [...ranges].sort((a, b) => a.from - b.from);
      return sorted.every(({ from }, index) => index === 0 || from >= (sorted[index - 1]?.to ?? 0));
    },
    issueOf({ key: 'hoursOverlap' }),
  );

const isInOrder = ({ from, until }: { from: string | null; until: string | null }) =>
  from === null || until === null || from <= until;

const inOrder = { message: issueOf({ key: 'endBeforeStart' }), path: ['until'] };

const Name = z.string().trim().max(60);

const HoursSet = z
  .object({
    name: Name,
    from: Day.nullable(),
    until: Day.nullable(),
    /** Monday first. */
    week: z.array(DayRanges).length(7),
  })
  .refine(isInOrder, inOrder);

/** If `repeat` is set, `from` to `until` is the first time. */
export const SpecialDays = z
  .object({
    name: Name,
    from: Day,
    until: Day,
    ranges: DayRanges,
    repeat: z.enum(REPEATS).optional(),
  })
  .refine(isInOrder, inOrder)
  .refine(isRepeatable, { message: issueOf({ key: 'daysNotRepeatable' }), path: ['repeat'] });

const BookingRules = z.object({
  beforeMinutes: Minute.max(240),
  afterMinutes: Minute.max(240),
  noticeMinutes: z
    .number()
    .int()
    .min(0)
    .max(30 * DAY_MINUTES),
  daysAhead: z.number().int().min(0).max(730).nullable(),
  visitsPerDay: z.number().int().min(1).max(96).nullable(),
});

export const Schedule = z.object({
  sets: z.array(HoursSet).max(12),
  special: z.array(SpecialDays).max(200),
  isClosedOnHolidays: z.boolean(),
  workedHolidays: z.array(Day).max(60),
  rules: BookingRules,
}) satisfies z.ZodType<ScheduleShape>;

/** `version` counts how often the schedule was saved. 0 means never. */
const KeptSchedule = z.object({ version: z.number().int().min(0), schedule: Schedule });
export type KeptSchedule = z.infer<typeof KeptSchedule>;

/** Replaces the schedule only if it still has the version that was read. */
const ScheduleRequest = renamed(KeptSchedule.extend({ settlnProviderId: CalendarNumber }));

/**
 * The first visits that other hours would leave outside. They stay when the hours are saved, so the
 * provider is warned.
 */
const FoundConflicts = renamed(
  z.object({ bookings: z.array(KeptVisit), total: z.number().int() }),
  { bookings: 'visits' },
);

const Version = KeptSchedule.pick({ version: true });

export const ScheduleConflicts = z.object({
  visits: z.array(
    z.object({
      id: z.string(),
      startsAt: z.number(),
      endsAt: z.number().nullable(),
      customerName: z.string(),
      services: z.array(z.string()),
    }),
  ),
  total: z.number().int(),
});
export type ScheduleConflicts = z.infer<typeof ScheduleConflicts>;

export const BookedDays = z.object({
  days: z.array(z.object({ date: z.string(), count: z.number().int() })),
});
export type BookedDays = z.infer<typeof BookedDays>;

const MonthQuery = z.object({
  month: z.string().refine((month) => isLocalDate(`${month}-01`), issueOf({ key: 'dateInvalid' })),
});

export const scheduleRows = {
  getSchedule: endpoint({
    method: 'GET',
    path: 'providerCalendar/schedule',
    summary: 'The hours that repeat, the days off and the rules of booking of a calendar.',
    since: 1,
    query: OfCalendar,
    answer: KeptSchedule,
  }),
  saveSchedule: endpoint({
    method: 'PUT',
    path: 'providerCalendar/schedule',
    keepsKey: 'calendar',
    summary: 'Saves them over the version that was read before. No booking changes.',
    since: 1,
    body: ScheduleRequest,
    refuses: ['gone', 'conflict'],
    answer: KeptSchedule.pick({ version: true }),
  }),
  listScheduleConflicts: endpoint({
    method: 'POST',
    path: 'providerCalendar/schedule/conflicts',
    summary:
      'Which upcoming visits would lie outside of a schedule and lie within the one kept now, ' +
      'at most 50 of them. Asked before it is saved; it changes nothing.',
    since: 1,
    body: renamed(z.object({ settlnProviderId: CalendarNumber, schedule: Schedule })),
    answer: FoundConflicts,
  }),
} as const;

export const scheduleApi = {
  readSchedule: apiEndpoint({
    method: 'GET',
    path: '/api/calendars/{calendarId}/schedule',
    summary: 'The hours, days off and rules that are kept now; 404 where {host} keeps none.',
    ...calendarRead,
    answer: KeptSchedule,
  }),
  saveSchedule: apiEndpoint({
    method: 'PUT',
    path: '/api/calendars/{calendarId}/schedule',
    summary: 'Saves them over the version that was read; 409 if they were saved meanwhile.',
    ...calendarChange,
    body: KeptSchedule,
    answer: Version,
  }),
  listScheduleConflicts: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/schedule/conflicts',
    summary: 'The upcoming visits that a schedule would leave outside its hours.',
    ...calendarRead,
    body: z.object({ schedule: Schedule }),
    answer: ScheduleConflicts,
  }),
  listBookedDays: apiEndpoint({
    method: 'GET',
    path: '/api/calendars/{calendarId}/booked-days',
    summary: 'On which days of a month (YYYY-MM), and of the weeks around it, visits begin.',
    ...calendarRead,
    query: MonthQuery,
    answer: BookedDays,
  }),
} as const;
