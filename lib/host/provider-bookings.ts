import 'server-only';
import { host } from '@/lib/contract/host';
import type { ProviderBooking } from '@/lib/contract/provider-bookings';
import { callHost } from './call-host';

/** The bookings of a calendar as {host} has them now; ours sends those from today on, in order. */
export function listProviderBookings(calendarId: string): Promise<ProviderBooking[]> {
  return callHost(host.listProviderBookings, { query: { settlnProviderId: calendarId } });
}
