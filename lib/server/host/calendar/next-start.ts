import 'server-only';
import {
  type NextStart,
  searchNextStart,
  type Wanted,
} from '@/lib/server/host/documented/instead/next-start';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError } from '@/lib/server/host/transport/host-error';
import { host } from '@/lib/server/host/transport/rows';

/** Returns null if {host} does not offer this or cannot be read. Never throws `HostError`. */
export async function askNextStart(calendarId: number, wanted: Wanted): Promise<NextStart | null> {
  const { from, until, durationMinutes, person, itemIds = [] } = wanted;
  const query = {
    calendarId,
    startsAt: from,
    durationMinutes,
    person,
    itemIds: itemIds.length > 0 ? itemIds.join(',') : undefined,
  };
  try {
    const { startsAt } = await callHost(host.findNextAvailable, { query });
    if (startsAt === null) return { kind: 'none' };
    if (startsAt < from) return null;
    return startsAt < until ? { kind: 'found', startsAt } : { kind: 'none' };
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

/**
 * If {host} cannot say the next start, searches slots until `end` aborts. Never throws `HostError`.
 */
export async function findNextStart(
  calendarId: number,
  wanted: Wanted,
  end: AbortSignal = new AbortController().signal,
): Promise<NextStart> {
  return (await askNextStart(calendarId, wanted)) ?? searchNextStart(calendarId, wanted, end);
}
