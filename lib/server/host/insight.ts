import 'server-only';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { host } from '@/lib/server/host/transport/rows';
import type { Insight } from '@/lib/shared/contract/insight';

/** Returns null if {host} has no figures or fails. */
export async function readInsight(calendarId: number | null): Promise<Insight | null> {
  if (calendarId === null || !isOurs()) return null;
  try {
    return await callHost(host.getInsight, { query: { calendarId } });
  } catch (error) {
    // Without figures, listings are still shown.
    if (error instanceof HostError) return null;
    throw error;
  }
}

export async function countView(serviceId: string): Promise<void> {
  await callHost(host.countView, { body: { serviceId } });
}
