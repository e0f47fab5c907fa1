import type { Database } from '@/backend/db/client';
import { reportOf } from '@/backend/db/failures';
import type { Log } from '@/backend/log/log';
import { keepRounds, type Running } from '@/backend/schedule/rounds';
import { composePush } from './notice';
import {
  type ClaimedNotice,
  claimNotices,
  dropDevice,
  dropNotice,
  endNotice,
  joinSeries,
  putOff,
} from './push-queue';
import type { PushService } from './push-service';

const POLL_MS = 5_000;
const AT_ONCE = 10;

interface PushingOptions {
  db: Database;
  service: PushService;
  /** Without a slash at the end. */
  siteUrl: string;
  log: Log;
  now?: () => number;
  pollMs?: number;
}

interface Ended {
  outcome: 'sent' | 'gone' | 'later' | 'given_up' | 'dropped';
  code?: string;
}

/** Runs apart from mail and bookings, so that a slow push service delays neither. */
export function keepPushing(options: PushingOptions): Running {
  const { db, service, siteUrl, log, now = Date.now, pollMs = POLL_MS } = options;
  const onError = (error: unknown) => log({ event: 'push_failed', cause: reportOf(error) });

  async function attempt(claimed: ClaimedNotice): Promise<Ended> {
    const notice = await joinSeries(db, claimed);
    const push = await composePush(db, notice, siteUrl, now());
    if (!push) {
      await dropNotice(db, notice);
      return { outcome: 'dropped' };
    }
    const delivered = await service.send(notice, push);
    if (delivered.outcome === 'sent') {
      await endNotice(db, notice, { errorCode: null, now: now() });
      return delivered;
    }
    if (delivered.outcome === 'gone') {
      await dropDevice(db, notice);
      return delivered;
    }
    const { outcome, code, retryAfterSeconds } = delivered;
    const waits =
      outcome === 'later' && (await putOff(db, notice, { retryAfterSeconds, now: now() }));
    if (!waits) await endNotice(db, notice, { errorCode: code, now: now() });
    return { outcome: waits ? 'later' : 'given_up', code };
  }

  return keepRounds<ClaimedNotice>({
    claim: () => claimNotices(db, now(), AT_ONCE),
    handle: async (notice) => {
      try {
        log({ event: 'push', change: notice.change, ...(await attempt(notice)) });
        return true;
      } catch (error) {
        onError(error);
        return false;
      }
    },
    onError,
    pollMs,
  });
}
