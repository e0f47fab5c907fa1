import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';
import { mailStops } from '@/backend/db/mail-schema';
import { bookings } from '@/backend/db/schema';
import { MAILBOX } from '@/backend/mail/mailbox';
import { addressHashes, readStopToken, type Stop } from '@/backend/mail/stop-token';
import type { HostTable } from '@/lib/shared/contract/host';
import { LINK_OUTLASTS_VISIT_MS } from '@/lib/shared/domain/booking/changes';
import { mailboxOf } from '@/lib/shared/domain/text/mail-address';
import { DAY_MS } from '@/lib/shared/time/units';
import type { Call } from './call';

const LINKS_END_MS = LINK_OUTLASTS_VISIT_MS + DAY_MS;

async function listLinkedAddresses(db: Database, now: number): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select distinct customer_email as email from bookings
    where customer_email is not null and upper(during) > ${toTimestamp(now - LINKS_END_MS)}`);
  return rows.map(({ email }) => email);
}

async function findAddress(
  db: Database,
  addressHash: Buffer,
  { accountId, bookingId }: NonNullable<Stop['booking']>,
  { now, linkSecret }: { now: number; linkSecret: string },
): Promise<string | undefined> {
  const [mailed] = await db
    .select({ email: bookings.customerEmail })
    .from(bookings)
    .where(and(eq(bookings.accountId, accountId), eq(bookings.id, bookingId)));
  const addresses = mailed?.email ? [mailed.email] : await listLinkedAddresses(db, now);
  return addresses.find((email) =>
    addressHashes(email, linkSecret).some((hash) => hash.equals(addressHash)),
  );
}

/** Somebody who got the mail without having booked also has its links, so these links must end. */
async function revokeLinks(
  db: Database,
  { addressHash, booking }: Stop,
  context: { now: number; linkSecret: string },
) {
  const email = booking && (await findAddress(db, addressHash, booking, context));
  if (!email) return;
  await db.execute(sql`
    update bookings set link_version = link_version + 1
    where (account_id, id) in (select account_id, id from bookings
      where ${MAILBOX} = ${mailboxOf(email)} order by account_id, id for update)`);
}

/**
 * Also ends the links in mail about this mailbox's bookings. Returns false for an invalid token.
 */
export const stopMail: Call<HostTable['stopMail']> = async ({ body }, { db, now, linkSecret }) => {
  const stop = linkSecret === null ? null : readStopToken(body.token, linkSecret);
  if (!stop || linkSecret === null) return { stopped: false };
  const row = { addressHash: stop.addressHash, stoppedAt: new Date(now()) };
  await db.insert(mailStops).values(row).onConflictDoNothing();
  await revokeLinks(db, stop, { now: now(), linkSecret });
  return { stopped: true };
};
