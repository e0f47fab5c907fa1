import type { Database } from '@/backend/db/client';
import { reportOf } from '@/backend/db/failures';
import type { Log } from '@/backend/log/log';
import { startSchedule } from '@/backend/schedule/schedule';
import { forgetOld } from './retention';

const MINUTES = 60;

/** Returns a function that stops it. */
export function keepForgetting(db: Database, days: number, log: Log): () => Promise<void> {
  return startSchedule({
    minutes: MINUTES,
    run: async (signal) => {
      try {
        const forgotten = await forgetOld(db, { days, now: Date.now(), signal });
        if (Object.values(forgotten).some((count) => count > 0)) {
          log({ event: 'forgotten', ...forgotten });
        }
      } catch (error) {
        log({ event: 'forgetting_failed', cause: reportOf(error) });
      }
    },
  });
}
