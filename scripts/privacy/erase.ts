import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@/backend/db/client';
import type { Outbox } from '@/backend/mail/queue';
import { sendsMail } from '@/backend/mail/sends-mail';
import { eraseReports } from '@/backend/moderation/reports';
import {
  closeAccount,
  countUntold,
  deleteAccount,
  forgetEntered,
} from '@/backend/privacy/erase-account';
import { eraseVisits } from '@/backend/privacy/erase-visits';
import type { Traces } from '@/backend/privacy/person';
import { eraseReviews } from '@/backend/privacy/reviews';
import { sweep } from '@/backend/privacy/sweep';
import { MINUTE_MS } from '@/lib/shared/time/units';

/** The backend looks for mail every five seconds. */
const PATIENCE_MS = MINUTE_MS;
const PAUSE_MS = 500;

export interface Erased {
  visits: number;
  cancelled: number;
  answers: number;
  /** Reports that lost their texts. */
  reports: number;
  /** Reviews that keep their stars only. */
  reviews: number;
  accounts: number;
  /** Coming visits that were cancelled because an account was closed. */
  closedVisits: number;
  /** No longer used. */
  pictures: string[];
  /** The account stays until these customers are told. */
  untold: number;
}

async function waitUntilTold(db: Database, accountId: number, patienceMs: number): Promise<number> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const untold = await countUntold(db, accountId);
    if (untold === 0 || Date.now() >= end) return untold;
    await sleep(PAUSE_MS);
  }
}

export async function erasePerson(
  db: Database,
  { bookingIds, accountIds, reportIds, enteredIds, reviewIds }: Traces,
  { now, patienceMs = PATIENCE_MS }: { now: number; patienceMs?: number },
): Promise<Erased> {
  // Nothing to wake here: the backend polls for mail.
  const outbox: Outbox | null = (await sendsMail(db)) ? { nudge: () => {} } : null;
  const erased = await eraseVisits(db, bookingIds, { now, outbox });
  const ended = { accounts: 0, closedVisits: 0, pictures: [] as string[], untold: 0 };
  for (const id of accountIds) {
    ended.closedVisits += await closeAccount(db, id, { now, outbox });
    const untold = await waitUntilTold(db, id, patienceMs);
    ended.untold += untold;
    if (untold > 0) continue;
    ended.pictures.push(...(await deleteAccount(db, id, now)));
    ended.accounts += 1;
  }
  await forgetEntered(db, enteredIds);
  const reports = await eraseReports(db, reportIds);
  const reviews = await eraseReviews(db, reviewIds);
  await sweep(db.directUrl);
  return { ...erased, ...ended, reports, reviews };
}
