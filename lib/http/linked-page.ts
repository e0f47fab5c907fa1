import 'server-only';
import { cache } from 'react';
import { HostError } from '@/lib/host/transport/host-error';
import { setPageStatus } from './page-status';

/** Reads once a page and sets its status. `find` takes the decoded token. */
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
