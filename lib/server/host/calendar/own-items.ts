import 'server-only';
import pLimit from 'p-limit';
import { readOwnServiceItems } from '@/lib/server/host/service-items';
import { listServices } from '@/lib/server/host/services';
import { listSlots } from '@/lib/server/host/slots';
import { HostError } from '@/lib/server/host/transport/host-error';
import type {
  BookableService,
  ItemAt,
  NotedCustomer,
} from '@/lib/shared/contract/provider-calendar';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { AppError } from '@/lib/shared/errors';
import { bookSlot, cancelBooking, type HeldItem } from './calendar';

const AT_ONCE = 6;

/** The caller has checked that the user owns the calendar. */
export interface OwnCalendar {
  calendarId: number;
  userId: string;
}

async function itemsOf(
  serviceId: string,
  userId: string,
): Promise<Pick<BookableService, 'items' | 'hasFailed'>> {
  const items = await readOwnServiceItems(serviceId, userId).catch((error: unknown) => {
    if (error instanceof HostError) return null;
    throw error;
  });
  return { hasFailed: items === null, items: items ?? [] };
}

/** Includes services of any status. Throws `HostError` if they cannot be read. */
export async function listBookableItems(userId: string): Promise<BookableService[]> {
  const services = await listServices(userId);
  return pLimit(AT_ONCE).map(services, async ({ id, name }) => ({
    serviceId: id,
    serviceName: name,
    ...(await itemsOf(id, userId)),
  }));
}

async function isOwnItem(userId: string, itemId: string): Promise<boolean> {
  const services = await listBookableItems(userId);
  if (services.some(({ items }) => items.some(({ id }) => id === itemId))) return true;
  if (services.some(({ hasFailed }) => hasFailed)) {
    throw new AppError('host_failed', { key: 'itemsUnread' });
  }
  return false;
}

/** Asks the calendar, because the item may have been deleted. */
async function isBookedWith(calendarId: number, { serviceItemId, startsAt, person }: ItemAt) {
  const from = startsAt - (startsAt % SLOT_MS);
  try {
    const span = { from, to: from + SLOT_MS };
    const slots = await listSlots(calendarId, span, 'customer', person);
    return slots.some((slot) => slot.status === 'booked' && slot.serviceItemId === serviceItemId);
  } catch (error) {
    if (error instanceof HostError) return false;
    throw error;
  }
}

/**
 * Throws `not_found` for an item of another owner, which {host} would accept. Other errors are like
 * those of `bookSlot`.
 */
export async function bookOwnItem(
  { calendarId, userId }: OwnCalendar,
  wanted: ItemAt & NotedCustomer,
): Promise<void> {
  if (!(await isOwnItem(userId, wanted.serviceItemId))) {
    throw new AppError('not_found', { key: 'noOwnItem' });
  }
  await bookSlot(calendarId, wanted);
}

/**
 * Throws `not_found` for an item that belongs neither to the slot nor to the owner. Other errors
 * are like those of `cancelBooking`.
 */
export async function cancelOwnBooking(
  { calendarId, userId }: OwnCalendar,
  held: HeldItem,
): Promise<void> {
  const isOwn =
    (await isBookedWith(calendarId, held)) || (await isOwnItem(userId, held.serviceItemId));
  if (!isOwn) throw new AppError('not_found', { key: 'noBooking' });
  await cancelBooking(calendarId, held);
}
