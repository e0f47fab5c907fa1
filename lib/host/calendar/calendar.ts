import 'server-only';
import pLimit from 'p-limit';
import type { BookableService, CalendarWindow } from '@/lib/contract/rows/api-calendar';
import type { ProviderBooking } from '@/lib/contract/shapes/provider-bookings';
import { AppError } from '@/lib/errors';
import { readOwnServiceItems } from '@/lib/host/service-items';
import { listServices } from '@/lib/host/services';
import { HostError } from '@/lib/host/transport/host-error';
import { listProviderBookings } from './provider-bookings';
import { listSlots } from './slots';

/** How many services' items are asked for at once. */
const AT_ONCE = 6;

function toSlotsError(error: unknown): never {
  if (!(error instanceof HostError)) throw error;
  const code = error.kind === 'timeout' ? 'host_timeout' : 'host_failed';
  const reason = { key: 'slotsNotFetched', values: { status: String(error.status) } } as const;
  throw new AppError(code, reason, { hostStatus: error.status }, { cause: error });
}

function orNull(error: unknown): null {
  if (error instanceof HostError) return null;
  throw error;
}

const toEuro = (minor: number | null) => (minor === null ? null : minor / 100);

function toCalendarBookings(bookings: readonly ProviderBooking[]) {
  return bookings.flatMap(({ startsAt, totalMinor, services, ...booking }) => {
    // What has no start has no place in a calendar; the Bookings tab lists it.
    if (startsAt === null) return [];
    return [
      {
        ...booking,
        startsAt,
        totalPrice: toEuro(totalMinor),
        services: services.map(({ priceMinor, ...service }) => ({
          ...service,
          price: toEuro(priceMinor),
        })),
      },
    ];
  });
}

/**
 * What the provider calendar shows between two ISO instants, with both calls at once. Without the bookings, which
 * only add names to booked slots, `bookings` is null. Throws the reason `slotsNotFetched`.
 */
export async function readCalendar(
  calendarId: string,
  { startTime, endTime }: { startTime: string; endTime: string },
): Promise<CalendarWindow> {
  const span = { from: Date.parse(startTime), to: Date.parse(endTime) };
  const [slots, bookings] = await Promise.all([
    listSlots(calendarId, span).catch(toSlotsError),
    listProviderBookings(calendarId, span).catch(orNull),
  ]);
  return { slots, bookings: bookings && toCalendarBookings(bookings) };
}

async function itemsOf(
  serviceId: string,
  userId: string,
): Promise<Pick<BookableService, 'items' | 'hasFailed'>> {
  const items = await readOwnServiceItems(serviceId, userId).catch(orNull);
  return {
    hasFailed: items === null,
    items: (items ?? []).map(({ priceMinor, ...item }) => ({ ...item, price: priceMinor / 100 })),
  };
}

/**
 * The items of all services of a user, whatever their status, by service. A service whose items
 * fail has none and says so. Throws `HostError` when the services themselves fail.
 */
export async function listBookableItems(userId: string): Promise<BookableService[]> {
  const services = await listServices(userId);
  return pLimit(AT_ONCE).map(services, async ({ id, name }) => ({
    serviceId: id,
    serviceName: name,
    ...(await itemsOf(id, userId)),
  }));
}
