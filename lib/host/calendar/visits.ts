import 'server-only';
import type { ProviderBooking, VisitPage } from '@/lib/contract/provider-bookings';
import type { ServiceItem } from '@/lib/contract/service-items';
import type { VisitKind, VisitMarks, VisitQuery } from '@/lib/contract/visits';
import { isFound } from '@/lib/domain/booking/visit-search';
import { AppError } from '@/lib/errors';
import { callHost } from '@/lib/host/transport/call-host';
import { HostError } from '@/lib/host/transport/host-error';
import { isOurs } from '@/lib/host/transport/host-number';
import { host } from '@/lib/host/transport/rows';
import { listBookableItems, type OwnCalendar } from './own-items';
import { listProviderBookings } from './provider-bookings';

const startOf = ({ startsAt }: ProviderBooking) => startsAt ?? 0;

const OF_KIND = {
  all: () => true,
  new: ({ news }) => news !== null,
  cancelled: ({ isCancelled }) => isCancelled,
  missed: ({ didNotCome }) => didNotCome === true,
} satisfies Record<VisitKind, (booking: ProviderBooking) => boolean>;

/** `after` counts the visits before the page. */
export function pageOf(
  bookings: readonly ProviderBooking[],
  { part, kind, after, limit, search, visit }: VisitQuery,
  now: number,
): VisitPage {
  const isPast = ({ startsAt, endsAt }: ProviderBooking) =>
    startsAt !== null && (endsAt ?? startsAt) < now;
  const direction = part === 'past' ? -1 : 1;
  const found = bookings
    .filter((booking) =>
      visit === undefined ? isPast(booking) === (part === 'past') : booking.id === visit,
    )
    .filter(OF_KIND[kind])
    .filter((booking) => isFound(booking, search))
    .sort((a, b) => direction * (startOf(a) - startOf(b)));
  const from = Number(after?.split('.')[1] ?? 0);
  const end = from + limit;
  const next = end < found.length ? `0.${end}` : null;
  const keepsCancelled = bookings.some(({ isCancelled }) => isCancelled);
  return { visits: found.slice(from, end), next, news: null, keepsCancelled };
}

async function withItemNames(
  bookings: ProviderBooking[],
  userId: string,
): Promise<ProviderBooking[]> {
  if (!bookings.some(({ unnamedItemIds }) => unnamedItemIds)) return bookings;
  const offered = await listBookableItems(userId).catch((error: unknown) => {
    // Bookings are shown even without names.
    if (error instanceof HostError) return [];
    throw error;
  });
  const services = new Map(
    offered.flatMap(({ serviceName, items }) =>
      items.map(({ id, name }) => [
        id,
        { itemId: id, name, serviceName, priceMinor: null, durationMinutes: null },
      ]),
    ),
  );
  return bookings.map(({ unnamedItemIds = [], ...booking }) => ({
    ...booking,
    services: [...booking.services, ...unnamedItemIds.flatMap((id) => services.get(id) ?? [])],
  }));
}

/** Some hosts give upcoming bookings only. Throws `HostError`. */
export async function listVisits(
  { calendarId, userId }: OwnCalendar,
  query: VisitQuery,
): Promise<VisitPage> {
  if (!isOurs()) {
    const bookings = await withItemNames(await listProviderBookings(calendarId), userId);
    return pageOf(bookings, query, Date.now());
  }
  const body = { ...query, calendarId };
  return { ...(await callHost(host.listVisits, { body })), keepsCancelled: true };
}

/** Null where the host does not say or fails. */
export async function countNews(calendarId: number): Promise<number | null> {
  if (!isOurs()) return null;
  const query = { part: 'upcoming', kind: 'new', limit: 1, search: '' } as const;
  try {
    const body = { ...query, calendarId };
    return (await callHost(host.listVisits, { body })).news;
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

/** Compares names where a host gives no item ids. Throws `HostError`. */
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

/** Only where {host} counts news. */
export function markAllSeen(calendarId: number) {
  return callHost(host.markAllSeen, { body: { calendarId } });
}

export async function markVisit(calendarId: number, visitId: string, marks: VisitMarks) {
  const body = { ...marks, calendarId };
  const answer = await callHost(host.markVisit, { params: { visitId }, body });
  if (!answer.marked) throw new AppError('not_found', { key: 'noBooking' });
  return answer;
}
