import 'server-only';
import { cache } from 'react';
import { isBuild } from '@/lib/server/env';
import { listUpcomingEvents } from '@/lib/server/host/directory/events';
import { HostError } from '@/lib/server/host/transport/host-error';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';

export type Upcoming = readonly UpcomingEvent[] | 'notOffered' | 'failed';

/** A build knows no {host}. */
export const loadUpcoming = cache(async (): Promise<Upcoming> => {
  if (isBuild()) return 'failed';
  try {
    return (await listUpcomingEvents()) ?? 'notOffered';
  } catch (error) {
    if (error instanceof HostError) return 'failed';
    throw error;
  }
});
