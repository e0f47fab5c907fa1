import 'server-only';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import type { DayHours } from '@/lib/domain/calendar/opening-hours';
import { findCalendarId } from '@/lib/host/accounts';
import { findOpeningHours } from '@/lib/host/calendar/opening-hours';
import { listServiceItems } from '@/lib/host/service-items';
import { inTime } from '@/lib/host/transport/in-time';
import { localDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

/** How long a profile waits for what it can do without, in ms. */
const WAIT = { items: 3000, hours: 1000 };

/** What a provider offers, as far as the host says it in time. */
export interface ProfileOffer {
  items: ServiceItem[];
  /** False only where it is known that nothing can be booked: no items, or no calendar. */
  isBookable: boolean;
  /** The next seven days; none where the calendar says nothing of them. */
  hours: DayHours[];
  /** Whether everything was read in time. */
  isComplete: boolean;
}

/** Reads what stands beside a service. `now` is epoch ms. */
export async function loadOffer(serviceId: string, now: number): Promise<ProfileOffer> {
  const today = localDay(now, VENUE_ZONE.id);
  const calendar = inTime(findCalendarId(serviceId), WAIT.items);
  const [items, calendarId, hours] = await Promise.all([
    inTime(listServiceItems(serviceId), WAIT.items),
    calendar,
    calendar.then((id) => (id ? inTime(findOpeningHours(id, today), WAIT.hours) : null)),
  ]);
  return {
    items: items ?? [],
    isBookable: calendarId !== null && items?.length !== 0,
    hours: hours ?? [],
    isComplete: [items, calendarId, hours].every((read) => read !== undefined),
  };
}
