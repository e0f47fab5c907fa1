import 'server-only';
import { cache } from 'react';
import { HostError } from '@/lib/host/transport/host-error';
import { setPageStatus } from './page-status';

/**
 * Reads what a link of ours is about, once for a page; a page without it gets its status. `find` takes the
 * token as it was made.
 */
export function readLinked<Found>(find: (token: string) => Promise<Found | null>) {
  return cache(async (encoded: string): Promise<Found | 'unknown' | 'failed'> => {
    try {
      const found = await find(decodeURIComponent(encoded));
      if (found !== null) return found;
      setPageStatus(404);
      return 'unknown';
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      setPageStatus(502);
      return 'failed';
    }
  });
}
