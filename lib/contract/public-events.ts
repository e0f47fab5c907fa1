import { z } from 'zod';
import { EVENT_CATEGORIES } from '@/lib/domain/events/categories';
import { HostCountry, Instant } from './call-fields';
import { endpoint } from './endpoint';
import { Event, EventAnswer } from './events';
import { AccountChoice, CityChoice, CommunityChoice, PageNumber } from './service-search';
import { MaybeInstant, readableList, WireText } from './wire';

/** Which public events are asked for: those that have not ended at `from` and begin before `to`. */
export const PublicEventQuery = z.object({
  hostCountry: HostCountry,
  from: Instant,
  to: Instant.optional(),
  category: z.enum(EVENT_CATEGORIES).optional(),
  communityId: CommunityChoice,
  cityId: CityChoice,
  /** Those without a ticket, or with a ticket that costs nothing. */
  free: z.enum(['true', 'false']).optional(),
  accountId: AccountChoice,
  /** An event that is left out. */
  exceptId: z.uuid().optional(),
  page: PageNumber,
});
export type PublicEventQuery = z.output<typeof PublicEventQuery>;

/** Who holds an event: the name of the account, and its newest public service, if it has one. */
const OrganizerAnswer = z.object({ name: z.string(), service_id: z.string().nullable() });

/** A public event: what its page shows, neither its owner nor anything about its review. */
const PublicEventAnswer = EventAnswer.omit({
  user_id: true,
  status: true,
  status_reason: true,
  organizer_id: true,
  city_id: true,
}).extend({
  /** The locality that its address names, by the reference data; null for none. */
  place_id: z.string().nullable(),
  organizer: OrganizerAnswer,
  updated_at: z.string(),
});
export type PublicEventAnswer = z.infer<typeof PublicEventAnswer>;

/** A page of events, the next one first, and the number of all. */
const PublicEventsAnswer = z.object({
  total: z.number().int(),
  results: z.array(PublicEventAnswer),
});

const Organizer = z
  .looseObject({ name: WireText, service_id: WireText })
  .transform(({ name, service_id }) => ({ name, serviceId: service_id }));

const PublicEvent = z
  .looseObject({ organizer: Organizer, place_id: WireText, updated_at: MaybeInstant })
  .transform((wire, context) => {
    const event = Event.safeParse(wire);
    if (event.success) {
      const { organizer, place_id: placeId, updated_at: updatedAt = null } = wire;
      return { ...event.data, organizer, placeId, updatedAt };
    }
    context.addIssue({ code: 'custom', message: 'not an event' });
    return z.NEVER;
  });

/** The same in our shape. */
export const FoundEvents = z.object({
  total: z.number().int(),
  results: readableList(PublicEvent),
});

/** The list of public events. */
export const publicEventRows = {
  listPublicEvents: endpoint({
    method: 'GET',
    path: 'publicEvents',
    summary:
      'The approved events that have not ended at an instant, the next one first, 24 a page.',
    source: 'extension',
    extension: 'directory',
    query: PublicEventQuery,
    answer: PublicEventsAnswer,
    read: FoundEvents,
  }),
} as const;
