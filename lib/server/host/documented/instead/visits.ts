import 'server-only';
import { HostError } from '@/lib/server/host/transport/host-error';
import type { ProviderBooking, VisitPage } from '@/lib/shared/contract/provider-bookings';
import type { BookableService } from '@/lib/shared/contract/provider-calendar';
import type { VisitKind, VisitQuery } from '@/lib/shared/contract/visits';
import { isFound } from '@/lib/shared/domain/booking/visit-search';

const startOf = ({ startsAt }: ProviderBooking) => startsAt ?? 0;

const OF_KIND = {
  all: () => true,
  new: ({ unread }) => unread !== null,
  cancelled: ({ isCancelled }) => isCancelled,
  missed: ({ didNotCome }) => didNotCome === true,
} satisfies Record<VisitKind, (booking: ProviderBooking) => boolean>;

/** `after` is the number of visits before the page. */
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
  return { visits: found.slice(from, end), next, unread: null, keepsCancelled };
}

async function withItemNames(
  bookings: ProviderBooking[],
  listItems: () => Promise<BookableService[]>,
): Promise<ProviderBooking[]> {
  if (!bookings.some(({ unnamedItemIds }) => unnamedItemIds)) return bookings;
  const offered = await listItems().catch((error: unknown) => {
    // Without names, bookings are still shown.
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

/** Makes a page of visits from all bookings that {host} lists. */
export async function visitsOf(
  bookings: ProviderBooking[],
  query: VisitQuery,
  listItems: () => Promise<BookableService[]>,
): Promise<VisitPage> {
  return pageOf(await withItemNames(bookings, listItems), query, Date.now());
}
