import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { mailStops } from '@/backend/db/mail-schema';
import { bookings } from '@/backend/db/schema';
import { MAILBOX } from '@/backend/mail/queue';
import { readStopToken, type Stop, stopHashes } from '@/backend/mail/stop-token';
import type { HostTable } from '@/lib/contract/host';
import { mailboxOf } from '@/lib/domain/text/mail-address';
import type { Call } from './call';

/** Whoever got the mail without having booked has its links, so these must end. */
async function revokeLinks(db: Database, { addressHash, booking }: Stop, linkSecret: string) {
  if (!booking) return;
  const [mailed] = await db
    .select({ email: bookings.customerEmail })
    .from(bookings)
    .where(and(eq(bookings.accountId, booking.accountId), eq(bookings.id, booking.bookingId)));
  const email = mailed?.email;
  if (!email || !stopHashes(email, linkSecret).some((hash) => hash.equals(addressHash))) return;
  await db.execute(sql`
    update bookings set link_version = link_version + 1
    where (account_id, id) in (select account_id, id from bookings
      where ${MAILBOX} = ${mailboxOf(email)} order by account_id, id for update)`);
}

/** Also ends the links of the mailbox's bookings. False for an invalid token. */
export const stopMail: Call<HostTable['stopMail']> = async ({ body }, { db, now, linkSecret }) => {
  const stop = linkSecret === null ? null : readStopToken(body.token, linkSecret);
  if (!stop || linkSecret === null) return { stopped: false };
  const row = { addressHash: stop.addressHash, stoppedAt: new Date(now()) };
  await db.insert(mailStops).values(row).onConflictDoNothing();
  await revokeLinks(db, stop, linkSecret);
  return { stopped: true };
};
