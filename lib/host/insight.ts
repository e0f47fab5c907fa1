import 'server-only';
import { host } from '@/lib/contract/host';
import type { Insight } from '@/lib/contract/insight';
import { callHost } from '@/lib/host/transport/call-host';
import { HostError } from '@/lib/host/transport/host-error';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { serverOf } from '@/lib/host/transport/servers';

/** Whether {host} has said that it counts views; known after its first answer. */
export const countsViews = () => hostOffers(serverOf({}).base, 'insight');

/** The figures of an account; null where {host} has none, or none just now. */
export async function readInsight(calendarId: number | null): Promise<Insight | null> {
  if (calendarId === null || !countsViews()) return null;
  try {
    return await callHost(host.getInsight, { query: { calendarId } });
  } catch (error) {
    // They are an extra: the listings beside them matter more.
    if (error instanceof HostError) return null;
    throw error;
  }
}

/** Counts a look at the public page of a service. */
export async function countView(serviceId: string): Promise<void> {
  await callHost(host.countView, { body: { serviceId } });
}
