import 'server-only';
import { forgetHours } from '@/lib/server/host/forget-service';
import { callHost } from '@/lib/server/host/transport/call-host';
import { host } from '@/lib/server/host/transport/rows';
import type { CustomerBookings } from '@/lib/shared/contract/provider-calendar';
import { isSameTelephone } from '@/lib/shared/domain/text/telephone';
import { listProviderBookings } from './provider-bookings';

/** The most that our backend lists for a request without a span. */
const MOST = 500;

export async function listCustomerBookings(
  calendarId: number,
  customerPhone: string,
): Promise<CustomerBookings> {
  const listed = await listProviderBookings(calendarId);
  const isCut = listed.length >= MOST;
  const now = Date.now();
  const coming = listed.flatMap(({ startsAt, isCancelled, ...booking }) => {
    if (isCancelled || startsAt === null || startsAt <= now) return [];
    return isSameTelephone(booking.customerPhone, customerPhone) ? [{ startsAt, ...booking }] : [];
  });
  return {
    bookings: coming
      .map(({ id, startsAt, endsAt }) => ({ id, startsAt, endsAt }))
      .sort((a, b) => a.startsAt - b.startsAt),
    isCut,
    getsMail: (isCut ? listed : coming).some(({ customerGetsMail }) => customerGetsMail),
  };
}

export async function cancelCustomer(
  calendarId: number,
  { customerPhone, reason }: { customerPhone: string; reason?: string | undefined },
) {
  const body = { calendarId, customerPhone, reason: reason || undefined };
  const cancelled = await callHost(host.cancelCustomer, { body });
  forgetHours(calendarId);
  return cancelled;
}
