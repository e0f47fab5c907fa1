import 'server-only';
import { cache } from 'react';
import { HostError } from '@/lib/server/host/transport/host-error';
import { setPageStatus } from './page-status';

/** The form of tokens in mail: a signature, then numbers. */
const COMPLETE = /^[\w-]{24}~\d{1,10}(?:[-~]\d{1,10}){0,2}$/;

/**
 * Reads once for each page and sets its status. `find` takes the decoded token. `garbled` means
 * that the link was cut off or changed on its way, so that nobody knows what it led to.
 */
export function readLinked<Found>(find: (token: string) => Promise<Found | null>) {
  return cache(async (encoded: string): Promise<Found | 'garbled' | 'unknown' | 'failed'> => {
    try {
      const token = decodeURIComponent(encoded);
      const found = await find(token);
      if (found !== null) return found;
      setPageStatus(404);
      return COMPLETE.test(token) ? 'unknown' : 'garbled';
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      setPageStatus(502);
      return 'failed';
    }
  });
}
