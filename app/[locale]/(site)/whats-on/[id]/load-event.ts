import 'server-only';
import { cache } from 'react';
import { listUpcomingEvents } from '@/lib/server/host/directory/events';
import { findKnownEvent } from '@/lib/server/host/events';
import { findOrganizer, type Organizer } from '@/lib/server/host/organizer';
import { HostError } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { inTime } from '@/lib/server/host/transport/in-time';
import type { Event } from '@/lib/shared/contract/events';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { isPublic } from '@/lib/shared/domain/listings/status';

export type LoadedEvent =
  | { event: Event }
  | { problem: 'notFound'; was: FormerEvent | null }
  | { problem: 'failed' };

type FormerEvent = Pick<Event, 'communityId' | 'category'>;

/** Once per request; an unapproved event is not found. */
export const loadEvent = cache(async (id: string): Promise<LoadedEvent> => {
  try {
    const event = await findKnownEvent(id);
    if (event && isPublic(event.status)) return { event };
    return { problem: 'notFound', was: event?.status === 'delisted' ? event : null };
  } catch (error) {
    if (error instanceof HostError) return { problem: 'failed' };
    throw error;
  }
});

/** For the optional parts of the page. */
const MORE = { waitMs: 2000, count: 4 };

interface Related {
  organizer: Organizer | null;
  others: UpcomingEvent[];
  hasList: boolean;
  /** True if all parts were read in time. */
  isComplete: boolean;
}

/** Empty where {host} has no directory. */
export async function loadRelated(event: Event, now: number): Promise<Related> {
  // The event was read before, so it is known whether {host} is our backend.
  if (!isOurs()) return { organizer: null, others: [], hasList: false, isComplete: true };
  const [organizer, upcoming] = await Promise.all([
    inTime(findOrganizer(event), MORE.waitMs),
    inTime(listUpcomingEvents(), MORE.waitMs),
  ]);
  const isOther = ({ id, endsAt }: UpcomingEvent) => id !== event.id && endsAt > now;
  const all = [...(organizer?.events ?? []), ...alikeFirst(upcoming ?? [], event)].filter(isOther);
  const others = [...new Map(all.map((other) => [other.id, other])).values()].slice(0, MORE.count);
  return {
    organizer: organizer ?? null,
    others,
    hasList: true,
    isComplete: organizer !== undefined && upcoming !== undefined,
  };
}

/** Puts the events of the same community or category first. */
function alikeFirst(events: readonly UpcomingEvent[], to: FormerEvent): UpcomingEvent[] {
  const isAlike = ({ communityId, category }: UpcomingEvent) =>
    communityId === to.communityId || category === to.category;
  return [...events.filter(isAlike), ...events.filter((event) => !isAlike(event))];
}

/** The events to show in place of one that is gone; none where {host} has no directory. */
export async function loadInstead(was: FormerEvent | null, now: number): Promise<UpcomingEvent[]> {
  if (!isOurs()) return [];
  const upcoming = (await inTime(listUpcomingEvents(), MORE.waitMs)) ?? [];
  const next = upcoming.filter(({ endsAt }) => endsAt > now);
  return (was ? alikeFirst(next, was) : next).slice(0, MORE.count);
}
