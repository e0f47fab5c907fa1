import 'server-only';
import type { Event } from '@/lib/contract/events';
import { host } from '@/lib/contract/host';
import { HOST_COUNTRY } from '@/lib/domain/host-country';
import { callHost } from './call-host';

/** The events of a user, of every status, as {host} has them now. */
export function listEvents(userId: string): Promise<Event[]> {
  return callHost(host.listEvents, { query: { userId, hostCountry: HOST_COUNTRY } });
}
