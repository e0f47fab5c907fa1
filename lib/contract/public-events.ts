import { z } from 'zod';
import { EVENT_CATEGORIES } from '@/lib/domain/events/categories';
import { HostCountry, Instant } from './call-fields';
import { endpoint } from './endpoint';
import { Event, EventAnswer } from './events';
import { AccountChoice, CityChoice, CommunityChoice, PageNumber } from './service-search';
import { MaybeInstant, readableList, WireText } from './wire';

/** Events that end after `from` and begin before `to`. */
export const PublicEventQuery = z.object({
  hostCountry: HostCountry,
  from: Instant,
  to: Instant.optional(),
  category: z.enum(EVENT_CATEGORIES).optional(),
  communityId: CommunityChoice,
  cityId: CityChoice,
  /** Without a ticket, or with a free one. */
  free: z.enum(['true', 'false']).optional(),
  accountId: AccountChoice,
  exceptId: z.uuid().optional(),
  page: PageNumber,
});
export type PublicEventQuery = z.output<typeof PublicEventQuery>;

const OrganizerAnswer = z.object({ name: z.string(), service_id: z.string().nullable() });

/** Without the owner and the review. */
const PublicEventAnswer = EventAnswer.omit({
  user_id: true,
  status: true,
  status_reason: true,
  organizer_id: true,
  city_id: true,
}).extend({
  /** The address's locality; null for none of the reference data. */
  place_id: z.string().nullable(),
  organizer: OrganizerAnswer,
  updated_at: z.string(),
});
export type PublicEventAnswer = z.infer<typeof PublicEventAnswer>;

/** The next first; `total` counts all pages. */
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

export const FoundEvents = z.object({
  total: z.number().int(),
  results: readableList(PublicEvent),
});

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
