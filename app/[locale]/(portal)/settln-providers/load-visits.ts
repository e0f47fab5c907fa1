import { ALL_VISITS, PAGE_SIZES, type VisitLists } from '@/components/bookings/visit-lists';
import type { OwnCalendar } from '@/lib/host/calendar/own-items';
import { listVisits } from '@/lib/host/calendar/visits';
import { HostError } from '@/lib/host/transport/host-error';

/** Null when {host} failed. */
export async function loadVisits(calendar: OwnCalendar): Promise<VisitLists | null> {
  const read = (part: keyof VisitLists) =>
    listVisits(calendar, { part, limit: PAGE_SIZES[part], ...ALL_VISITS });
  try {
    const [upcoming, past] = await Promise.all([read('upcoming'), read('past')]);
    return { upcoming, past };
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}
