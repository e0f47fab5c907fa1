import { mailStops } from '@/backend/db/mail-schema';
import { readStopToken } from '@/backend/mail/stop-token';
import type { HostTable } from '@/lib/contract/host';
import type { Call } from './call';

/** Ends all mail to the address that a token of ours names; false for any other token. */
export const stopMail: Call<HostTable['stopMail']> = async ({ body }, { db, now, linkSecret }) => {
  const hash = linkSecret === null ? null : readStopToken(body.token, linkSecret);
  if (!hash) return { stopped: false };
  const stop = { addressHash: hash, stoppedAt: new Date(now()) };
  await db.insert(mailStops).values(stop).onConflictDoNothing();
  return { stopped: true };
};
