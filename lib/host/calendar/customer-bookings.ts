import 'server-only';
import { host } from '@/lib/contract/host';
import type { CustomerBookings } from '@/lib/contract/provider-calendar';
import { isSameTelephone } from '@/lib/domain/text/telephone';
import { AppError } from '@/lib/errors';
import { forgetHours } from '@/lib/host/forget-service';
import { callHost } from '@/lib/host/transport/call-host';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { serverOf } from '@/lib/host/transport/servers';
import { listProviderBookings } from './provider-bookings';

/** Our backend lists no more without a span. */
const MOST = 500;

export async function listCustomerBookings(
  calendarId: number,
  customerPhone: string,
): Promise<CustomerBookings> {
  const listed = await listProviderBookings(calendarId);
  const now = Date.now();
  const bookings = listed.flatMap(({ id, startsAt, endsAt, isCancelled, ...booking }) => {
    if (isCancelled || startsAt === null || startsAt <= now) return [];
    return isSameTelephone(booking.customerPhone, customerPhone) ? [{ id, startsAt, endsAt }] : [];
  });
  return {
    bookings: bookings.sort((a, b) => a.startsAt - b.startsAt),
    isCut: listed.length >= MOST,
  };
}

export function canCancelCustomers(): boolean {
  return hostOffers(serverOf({}).base, 'cancel-customer');
}

/** Throws `not_found` when {host} cannot do it. */
export async function cancelCustomer(
  calendarId: number,
  { customerPhone, reason }: { customerPhone: string; reason?: string | undefined },
) {
  if (!canCancelCustomers()) {
    throw new AppError('not_found', { key: 'cancelOneByOne' });
  }
  const body = { calendarId, customerPhone, reason: reason || undefined };
  const cancelled = await callHost(host.cancelCustomer, { body });
  forgetHours(calendarId);
  return cancelled;
}
