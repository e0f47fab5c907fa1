import { z } from 'zod';
import { issueOf } from '@/lib/shared/domain/field-problem';
import type { OwnHours as OwnHoursShape } from '@/lib/shared/domain/hours/schedule-of';
import { MOST_LANGUAGES, MOST_PEOPLE, PERSON_LIMITS } from '@/lib/shared/domain/people';
import { isLocalDate } from '@/lib/shared/time/local-date';
import {
  AskedPerson,
  CalendarId,
  CalendarNumber,
  calendarChange,
  calendarRead,
  Instant,
  ItemNumber,
  OfCalendar,
  PersonNumber,
} from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { DayRanges, SpecialDays } from './schedules';
import { ImageUrl } from './services';
import { renamed } from './wire';

const Day = z.string().refine(isLocalDate, issueOf({ key: 'dateInvalid' }));

export const OwnHours = z.object({
  week: z.array(DayRanges.nullable()).length(7),
  special: z.array(SpecialDays).max(50),
}) satisfies z.ZodType<OwnHoursShape>;

function tooLong(field: keyof typeof PERSON_LIMITS) {
  return issueOf({ key: 'tooLong', values: { limit: String(PERSON_LIMITS[field]) } });
}

const Shown = z.object({
  name: z
    .string()
    .trim()
    .min(1, issueOf({ key: 'personNameMissing' }))
    .max(PERSON_LIMITS.name, tooLong('name')),
  pictureUrl: z.string().max(2000).nullable(),
  sentence: z.string().trim().max(PERSON_LIMITS.sentence, tooLong('sentence')),
  languages: z.array(z.string().trim().min(1).max(PERSON_LIMITS.language)).max(MOST_LANGUAGES),
  skippedItemIds: z.array(z.number().int().positive()).max(500),
});

const KeptPerson = Shown.extend({
  id: PersonNumber,
  ownHours: OwnHours.nullable(),
  pausedFrom: Day.nullable(),
  pausedUntil: Day.nullable(),
  coming: z.number().int(),
});

/**
 * `people` are in order. The list is empty for one person. `version` counts how often they were
 * saved.
 */
export const KeptPeople = z.object({
  version: z.number().int().nonnegative(),
  letsCustomersChoose: z.boolean(),
  people: z.array(KeptPerson),
});
export type KeptPeople = z.infer<typeof KeptPeople>;

/** `id` is null for a new person. */
const SavedPerson = KeptPerson.omit({ coming: true })
  .extend({ id: PersonNumber.nullable(), pictureUrl: ImageUrl.nullable() })
  .refine(
    ({ pausedFrom, pausedUntil }) => {
      return pausedUntil === null || (pausedFrom !== null && pausedFrom <= pausedUntil);
    },
    issueOf({ key: 'endBeforeStart' }),
  );

/** All people in order. A person who is not in the list leaves. */
const SavedPeople = z.object({
  version: z.number().int().nonnegative(),
  letsCustomersChoose: z.boolean(),
  people: z.array(SavedPerson).min(1).max(MOST_PEOPLE),
});
export type SavedPeople = z.infer<typeof SavedPeople>;

const PublicPerson = Shown.extend({ id: PersonNumber, skippedItemIds: z.array(ItemNumber) });
export type ChoosablePerson = z.output<typeof PublicPerson>;

const PublicPeople = z.object({
  letsCustomersChoose: z.boolean(),
  people: z.array(PublicPerson),
});

const ComingVisits = z.object({
  visits: z.array(
    renamed(
      z.object({
        id: z.number().int(),
        startTime: Instant,
        customerName: z.string(),
        items: z.array(z.string()),
        takers: z.array(PersonNumber),
      }),
    ),
  ),
});
export type ComingVisits = z.infer<typeof ComingVisits>;

/** `willTell` is absent if it is unknown whether the customer gets mail. */
const Given = z.object({ given: z.literal(true), willTell: z.boolean().optional() });

export const peopleRows = {
  listPublicPeople: endpoint({
    method: 'GET',
    path: 'providerCalendar/public-people',
    summary: 'The people whom customers may choose among; none for an account with one person.',
    since: 1,
    query: OfCalendar,
    answer: PublicPeople,
  }),
  getPeople: endpoint({
    method: 'GET',
    path: 'providerCalendar/people',
    summary: 'The people of an account in their order, with their own hours.',
    since: 1,
    query: OfCalendar,
    answer: KeptPeople,
  }),
  savePeople: endpoint({
    method: 'PUT',
    path: 'providerCalendar/people',
    keepsKey: 'calendar',
    summary:
      'Saves all of them over the version that was read before. Who is not among them leaves, which ' +
      'needs that they have no visit to come.',
    since: 1,
    body: renamed(SavedPeople.extend({ settlnProviderId: CalendarNumber })),
    refuses: ['gone', 'conflict'],
    answer: KeptPeople,
  }),
  listComingVisits: endpoint({
    method: 'GET',
    path: 'providerCalendar/people/visits',
    summary: 'The coming visits of a person, each with the people who have time for it.',
    since: 1,
    query: renamed(z.object({ settlnProviderId: CalendarId, person: AskedPerson })),
    answer: ComingVisits,
  }),
  giveVisit: endpoint({
    method: 'POST',
    path: 'providerCalendar/people/give',
    keepsKey: 'calendar',
    summary: 'Gives a coming visit to another person at the same time, and tells the customer.',
    since: 1,
    body: renamed(
      z.object({
        settlnProviderId: CalendarNumber,
        bookingId: z.number().int().positive(),
        person: PersonNumber,
      }),
    ),
    refuses: ['gone', 'conflict', 'slot_taken'],
    answer: Given,
  }),
} as const;

export const peopleApi = {
  readPeople: apiEndpoint({
    method: 'GET',
    path: '/api/calendars/{calendarId}/people',
    summary: 'The people of the account; 404 where {host} knows of none.',
    ...calendarRead,
    answer: KeptPeople,
  }),
  savePeople: apiEndpoint({
    method: 'PUT',
    path: '/api/calendars/{calendarId}/people',
    summary: 'Saves them over the version that was read; 409 if they were saved meanwhile.',
    ...calendarChange,
    body: SavedPeople,
    answer: KeptPeople,
  }),
  listComingVisits: apiEndpoint({
    method: 'GET',
    path: '/api/calendars/{calendarId}/people/visits',
    summary: 'The coming visits of one of them, each with whoever has time for it.',
    ...calendarRead,
    query: z.object({ person: AskedPerson }),
    answer: ComingVisits,
  }),
  giveVisit: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/people/give',
    summary: 'Gives a coming visit to another of them, and tells the customer.',
    ...calendarChange,
    body: z.object({ bookingId: z.number().int().positive(), person: PersonNumber }),
    answer: Given,
  }),
} as const;
