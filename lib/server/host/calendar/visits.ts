import 'server-only';
import { visitsOf } from '@/lib/server/host/documented/instead/visits';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { host } from '@/lib/server/host/transport/rows';
import type { VisitPage } from '@/lib/shared/contract/provider-bookings';
import type { ServiceItem } from '@/lib/shared/contract/service-items';
import type { VisitMarks, VisitQuery } from '@/lib/shared/contract/visits';
import { AppError } from '@/lib/shared/errors';
import { listBookableItems, type OwnCalendar } from './own-items';
import { listProviderBookings } from './provider-bookings';

/** Some hosts only give coming bookings. Throws `HostError`. */
export async function listVisits(
  { calendarId, userId }: OwnCalendar,
  query: VisitQuery,
): Promise<VisitPage> {
  if (!isOurs()) {
    const bookings = await listProviderBookings(calendarId);
    return visitsOf(bookings, query, () => listBookableItems(userId));
  }
  const body = { ...query, calendarId };
  return { ...(await callHost(host.listVisits, { body })), keepsCancelled: true };
}

/** Returns null if {host} does not say the number or fails. */
export async function countUnread(calendarId: number): Promise<number | null> {
  if (!isOurs()) return null;
  const query = { part: 'upcoming', kind: 'new', limit: 1, search: '' } as const;
  try {
    const body = { ...query, calendarId };
    return (await callHost(host.listVisits, { body })).unread;
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

/** If {host} gives no item ids, compares names. Throws `HostError`. */
export async function countVisitsToCome(
  calendarId: number,
  items: readonly Pick<ServiceItem, 'id' | 'name'>[],
): Promise<number> {
  const now = Date.now();
  const bookings = await listProviderBookings(calendarId);
  return bookings.filter(
    ({ isCancelled, startsAt, endsAt, services }) =>
      !isCancelled &&
      startsAt !== null &&
      (endsAt ?? startsAt) > now &&
      services.some(({ itemId, name }) =>
        items.some((item) => (itemId === null ? item.name === name : item.id === itemId)),
      ),
  ).length;
}

/** Call it only if {host} knows what is unread. */
export function markAllSeen(calendarId: number) {
  return callHost(host.markAllSeen, { body: { calendarId } });
}

export async function markVisit(calendarId: number, visitId: string, marks: VisitMarks) {
  const body = { ...marks, calendarId };
  const answer = await callHost(host.markVisit, { params: { visitId }, body });
  if (!answer.marked) throw new AppError('not_found', { key: 'noBooking' });
  return answer;
}
