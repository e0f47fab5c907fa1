import 'server-only';
import { cache } from 'react';
import type { AppealPage } from '@/lib/contract/appeals';
import { findAppeal } from '@/lib/host/appeals';
import { HostError } from '@/lib/host/transport/host-error';
import { setPageStatus } from '@/lib/http/page-status';

/** Read once per page; a page without a decision gets its status. */
export const loadAppeal = cache(
  async (encoded: string): Promise<AppealPage | 'unknown' | 'failed'> => {
    try {
      const appeal = await findAppeal(decodeURIComponent(encoded));
      if (appeal) return appeal;
      setPageStatus(404);
      return 'unknown';
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      setPageStatus(502);
      return 'failed';
    }
  },
);
