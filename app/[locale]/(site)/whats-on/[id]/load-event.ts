import 'server-only';
import { cache } from 'react';
import type { Event } from '@/lib/contract/shapes/events';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { isPublic } from '@/lib/domain/listings/status';
import { listUpcomingEvents } from '@/lib/host/directory/events';
import { offersDirectory } from '@/lib/host/directory/has-no-directory';
import { findEvent } from '@/lib/host/events';
import { findOrganizer, type Organizer } from '@/lib/host/organizer';
import { HostError, namesNothing } from '@/lib/host/transport/host-error';
import { inTime } from '@/lib/host/transport/in-time';
import { isEventId } from '@/lib/url/whats-on-url';

/** An event that everybody may see, or why there is none. */
export type LoadedEvent = { event: Event } | { problem: 'notFound' | 'failed' };

/** Reads an event by the documented call, once per request; one that is not approved is not found. */
export const loadEvent = cache(async (id: string): Promise<LoadedEvent> => {
  if (!isEventId(id)) return { problem: 'notFound' };
  try {
    const event = await findEvent(id);
    return event && isPublic(event.status) ? { event } : { problem: 'notFound' };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { problem: namesNothing(error) ? 'notFound' : 'failed' };
  }
});

/** How long the page waits for what it can do without, in ms, and how many other events it shows. */
const MORE = { waitMs: 2000, count: 4 };

/** What stands beside an event. */
interface Beside {
  organizer: Organizer | null;
  others: UpcomingEvent[];
  hasList: boolean;
  /** Whether everything was read in time. */
  isComplete: boolean;
}

/** Reads what stands beside an event; nothing where {host} has no directory. */
export async function loadBeside(event: Event, now: number): Promise<Beside> {
  // The event itself has been read, so it is known what {host} offers.
  if (!offersDirectory()) return { organizer: null, others: [], hasList: false, isComplete: true };
  const [organizer, upcoming] = await Promise.all([
    inTime(findOrganizer(event), MORE.waitMs),
    inTime(listUpcomingEvents(), MORE.waitMs),
  ]);
  const isOther = ({ id, endsAt }: UpcomingEvent) => id !== event.id && endsAt > now;
  const alike = (upcoming ?? []).filter(
    ({ communityId, category }) => communityId === event.communityId || category === event.category,
  );
  const all = [...(organizer?.events ?? []), ...alike, ...(upcoming ?? [])].filter(isOther);
  const others = [...new Map(all.map((other) => [other.id, other])).values()].slice(0, MORE.count);
  return {
    ...{ organizer: organizer ?? null, others, hasList: true },
    isComplete: organizer !== undefined && upcoming !== undefined,
  };
}
