import { z } from 'zod';
import { MARKS, MOST_CHANGES } from '@/lib/shared/domain/calendar/plan';
import {
  OWN_MARKS,
  SLOT_MS,
  SLOT_SOURCES,
  SLOT_STATUSES,
} from '@/lib/shared/domain/calendar/slots';
import { issueOf } from '@/lib/shared/domain/field-problem';
import {
  AskedPerson,
  CalendarId,
  CalendarNumber,
  calendarChange,
  Instant,
  Moment,
  PersonNumber,
} from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { AcknowledgementAnswer, renamed } from './wire';

/** The fields of PC-051. Slots that are not set are left out. */
export const SlotAnswer = z.object({
  id: z.number().int(),
  start_time: z.string(),
  status: z.enum(SLOT_STATUSES),
  service_item_id: z.number().int().nullable(),
  /** Only for the provider; an extension. */
  source: z.enum(SLOT_SOURCES).optional(),
  /** The provider's mark, even if a visit covers it. Null for none. An extension. */
  mark: z.enum(OWN_MARKS).nullable().optional(),
  /** The people who are free, if several work there. An extension. */
  people: z.array(z.number().int().nonnegative()).optional(),
  /** A visit at a time that is not open. Only for the provider. An extension. */
  is_outside: z.literal(true).optional(),
});
export type SlotAnswer = z.infer<typeof SlotAnswer>;

/** A free slot for a customer who moves a visit. */
export const FreeSlot = z.object({
  startsAt: Instant,
  status: z.enum(SLOT_STATUSES),
  serviceItemId: z.string().nullable(),
  /** The people who are free, if several work there. */
  people: z.array(PersonNumber).readonly().optional(),
});

const isOnSlot = (instant: number) => instant % SLOT_MS === 0;

const SlotEdge = Instant.refine(isOnSlot, issueOf({ key: 'offQuarterHour' }));

/** Whole quarter hours. */
const WireSpan = z
  .object({ startTime: SlotEdge, endTime: SlotEdge })
  .refine(({ startTime, endTime }) => endTime > startTime, {
    message: issueOf({ key: 'endBeforeStart' }),
    path: ['endTime'],
  });

const MarkedStatus = z.enum(OWN_MARKS);

/** PC-052 to PC-054. */
const AvailabilityRequest = renamed(
  WireSpan.safeExtend({
    settlnProviderId: CalendarNumber,
    status: MarkedStatus,
    person: PersonNumber.optional(),
  }),
);

/** If the status is missing, the span follows the opening hours again. */
const MarksRequest = renamed(
  z.object({
    settlnProviderId: CalendarNumber,
    person: PersonNumber.optional(),
    spans: z
      .array(renamed(WireSpan.safeExtend({ status: MarkedStatus.nullable() })))
      .min(1)
      .max(MOST_CHANGES),
  }),
);

const Mark = renamed(z.object({ start_time: Instant, end_time: Instant, status: MarkedStatus }), {
  start_time: 'from',
  end_time: 'to',
});

const OwnEdge = Moment.refine(isOnSlot, issueOf({ key: 'offQuarterHour' }));

const SlotSpan = z
  .object({ startsAt: OwnEdge, endsAt: OwnEdge })
  .refine(({ startsAt, endsAt }) => endsAt > startsAt, {
    message: issueOf({ key: 'endBeforeStart' }),
    path: ['endsAt'],
  });

export const AvailabilityChange = z.object({
  changes: z
    .array(SlotSpan.safeExtend({ mark: z.enum(MARKS) }))
    .min(1)
    .max(MOST_CHANGES),
  person: PersonNumber.optional(),
});
export type AvailabilityChange = z.infer<typeof AvailabilityChange>;

export const AvailabilityOutcome = z.object({
  /** `index` is the place in the request. `isLeft` is true if there was no time to try it. */
  failed: z.array(
    z.object({
      index: z.number().int(),
      message: z.string().optional(),
      isLeft: z.boolean(),
    }),
  ),
  /**
   * The marks that these spans had, and perhaps marks around them. Null if they could not be read.
   */
  before: z.array(Mark).nullable(),
});
export type AvailabilityOutcome = z.infer<typeof AvailabilityOutcome>;

export const slotRows = {
  listSlots: endpoint({
    method: 'GET',
    path: 'providerCalendar/slots',
    summary:
      'The set slots of a calendar between two instants. With `audience=provider`, an extension, ' +
      'those that the rules of booking keep from customers are available too.',
    documented: 'CC-012, PC-050',
    query: renamed(
      z.object({
        settlnProviderId: CalendarId,
        startTime: Instant,
        endTime: Instant,
        audience: z.enum(['customer', 'provider']).optional(),
        person: AskedPerson.optional(),
      }),
    ),
    fieldsSince: { audience: 1, person: 1 },
    refuses: ['not_found'],
    answer: z.array(SlotAnswer),
  }),
  findNextAvailable: endpoint({
    method: 'GET',
    path: 'providerCalendar/next-available',
    summary: 'The first start, from an instant on, at which a visit of that many minutes fits.',
    since: 1,
    query: renamed(
      z.object({
        settlnProviderId: CalendarId,
        startTime: Instant,
        durationMinutes: z.coerce.number().int().min(0).max(1440),
        person: AskedPerson.optional(),
        serviceItems: z
          .string()
          .regex(/^\d{1,15}(,\d{1,15}){0,19}$/)
          .optional(),
      }),
    ),
    /** Null for no free time. */
    answer: renamed(z.object({ startTime: Instant.nullable() })),
  }),
  setAvailability: endpoint({
    method: 'POST',
    path: 'providerCalendar/availability',
    summary: 'Marks a span of a calendar. It replaces what was set there and touches no booking.',
    documented: 'PC-052',
    body: AvailabilityRequest,
    fieldsSince: { person: 1 },
    refuses: ['not_found'],
    answer: AcknowledgementAnswer,
    bodyOptional: true,
  }),
  setMarks: endpoint({
    method: 'POST',
    path: 'providerCalendar/marks',
    keepsKey: 'calendar',
    summary:
      'Marks spans of a calendar, all or none, or clears them, so that they follow the hours again. ' +
      'Where they overlap, unavailable wins over available and available over clearing. ' +
      'It touches no booking. The answer has what was marked in these spans before.',
    since: 1,
    body: MarksRequest,
    refuses: ['gone'],
    answer: z.object({ before: z.array(Mark) }),
  }),
  listMarks: endpoint({
    method: 'GET',
    path: 'providerCalendar/marks',
    summary:
      'What the provider marked by hand from an instant on, in order: at most 5,000 stretches.',
    since: 1,
    query: renamed(
      z.object({
        settlnProviderId: CalendarId,
        startTime: Instant,
        person: AskedPerson.optional(),
      }),
    ),
    answer: z.array(Mark),
  }),
} as const;

export const slotApi = {
  setAvailability: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/availability',
    summary: 'Marks spans or clears their marks. Says which failed, and what was there before.',
    documented: 'CAL-012, CAL-022, PC-052',
    ...calendarChange,
    bodyBytes: 400_000,
    body: AvailabilityChange,
    answer: AvailabilityOutcome,
  }),
} as const;
