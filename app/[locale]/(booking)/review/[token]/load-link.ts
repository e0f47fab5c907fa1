import 'server-only';
import { cache } from 'react';
import type { ReviewLink } from '@/lib/contract/reviews';
import { findReviewLink } from '@/lib/host/reviews';
import { HostError } from '@/lib/host/transport/host-error';
import { setPageStatus } from '@/lib/http/page-status';

/** Read once per page; a page without a visit gets its status. */
export const findLink = cache(
  async (encoded: string): Promise<ReviewLink | 'unknown' | 'failed'> => {
    try {
      const link = await findReviewLink(decodeURIComponent(encoded));
      if (link) return link;
      setPageStatus(404);
      return 'unknown';
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      setPageStatus(502);
      return 'failed';
    }
  },
);
