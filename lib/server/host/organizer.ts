import 'server-only';
import { listEvents } from '@/lib/server/host/events';
import { listServices } from '@/lib/server/host/services';
import { cachedRead } from '@/lib/server/host/transport/cached-read';
import { isOurs } from '@/lib/server/host/transport/host-number';
import type { Event } from '@/lib/shared/contract/events';
import type { Service } from '@/lib/shared/contract/services';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { isPublic } from '@/lib/shared/domain/listings/status';
import { listUpcomingEvents } from './directory/events';

type OrganizerService = Pick<
  Service,
  'id' | 'name' | 'address' | 'categoryId' | 'categoryTitle' | 'profileImageUrl'
>;

export interface Organizer {
  service: OrganizerService | null;
  events: UpcomingEvent[];
}

/** The user's id must not leave this module. */
const cachedPublicOf = cachedRead(
  'organizer',
  async (userId: string) => {
    const [services, events] = await Promise.all([listServices(userId), listEvents(userId)]);
    const service = services.find(({ id, status }) => id !== '' && isPublic(status)) ?? null;
    const shown: OrganizerService | null = service && {
      id: service.id,
      name: service.name,
      address: service.address,
      categoryId: service.categoryId,
      categoryTitle: service.categoryTitle,
      profileImageUrl: service.profileImageUrl,
    };
    const eventIds = events.filter(({ status }) => isPublic(status)).map(({ id }) => id);
    return { service: shown, eventIds };
  },
  () => ['services', 'events'],
);

/** Returns null without a directory, and for an event without an owner. */
export async function findOrganizer({ id, userId }: Event): Promise<Organizer | null> {
  if (!userId || !isOurs()) return null;
  const [known, upcoming] = await Promise.all([cachedPublicOf(userId), listUpcomingEvents()]);
  if (!known) return null;
  const { service, eventIds } = known;
  const events = (upcoming ?? []).filter((event) => event.id !== id && eventIds.includes(event.id));
  return { service, events };
}
