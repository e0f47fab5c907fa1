import 'server-only';
import { cache } from 'react';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { isBuild } from '@/lib/env';
import { listUpcomingEvents } from '@/lib/host/directory/events';
import { HostError } from '@/lib/host/transport/host-error';

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
