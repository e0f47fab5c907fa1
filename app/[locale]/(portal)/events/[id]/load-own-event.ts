import 'server-only';
import { cache } from 'react';
import { isEventOf, readEvent } from '@/lib/server/host/events';
import { HostError, namesNothing } from '@/lib/server/host/transport/host-error';
import type { Event } from '@/lib/shared/contract/events';

export type OwnEvent = { kind: 'own'; event: Event } | { kind: 'notFound' | 'stranger' | 'failed' };

/** Once per request. Throws every error but `HostError`. */
export const loadOwnEvent = cache(async (id: string, userId: string): Promise<OwnEvent> => {
  try {
    const event = await readEvent(id);
    if (!event) return { kind: 'notFound' };
    return (await isEventOf(event, userId)) ? { kind: 'own', event } : { kind: 'stranger' };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { kind: namesNothing(error) ? 'notFound' : 'failed' };
  }
});
