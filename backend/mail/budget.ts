import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import { mailboxOf } from '@/lib/shared/domain/text/mail-address';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { KINDS_WITH_STATE, NEWS_KINDS } from './mail-kinds';
import { holdAddress, isKnown } from './mailbox';
import { CLAIM_MS, CLAIMED, type Claimed } from './outbox-rows';
import { addressHashes, hashAddress } from './stop-token';

/**
 * How many single mails a stranger's mailbox gets in 24 hours. One more follows, which lists
 * everything else.
 */
const SINGLE = 3;
/**
 * How long news of a provider's changes, and the mail that lists everything, wait for more to be
 * added.
 */
const GATHER_MS = 10 * MINUTE_MS;

/** SQL: what was sent to the mailbox with one of these hashes in the last 24 hours. */
const sentTo = (hashes: SQL, now: number) => sql`
  from messages sent where sent.mailbox = any(${hashes}) and sent.admitted_at > ${toTimestamp(now - DAY_MS)}`;

const hashesIn = (address: string, linkSecret: string) =>
  sql`${sql.param(addressHashes(address, linkSecret))}::bytea[]`;

/**
 * SQL: whether a confirmation that is queued now is sent later, together with others. Waiting mail
 * counts as sent. Needs {@link holdAddress}.
 */
export function isHeldBack(email: string, linkSecret: string, now: number): SQL {
  const mailbox = sql`${mailboxOf(email)}`;
  const hashes = hashesIn(email, linkSecret);
  return sql`(not ${isKnown(mailbox, now)} and (select count(*) ${sentTo(hashes, now)})
    + (select count(*) from bookings b
        join messages m on m.account_id = b.account_id and m.booking_id = b.id
      where mailbox_of(b.customer_email) = ${mailbox} and m.to_role = 'customer'
        and m.kind in ${KINDS_WITH_STATE} and m.due_at <= ${toTimestamp(now)}
        and m.sent_at is null and m.dead_at is null and m.admitted_at is null) >= ${SINGLE})`;
}

/**
 * Returns the time (epoch ms) from which mail to these addresses is sent, if that is later than
 * now.
 */
export async function findWaits(
  db: Pick<Database, 'execute'>,
  addresses: readonly string[],
  linkSecret: string,
  now: number,
): Promise<Map<string, number>> {
  const asked = addresses.map((address) => ({
    address,
    mailbox: mailboxOf(address),
    hashes: addressHashes(address, linkSecret).map((hash) => hash.toString('hex')),
  }));
  const { rows } = await db.execute<{ address: string; until: number }>(sql`
    select asked.address, ${epochMs(sql`last.nth`)} + ${DAY_MS}::float8 as until
    from json_to_recordset(${JSON.stringify(asked)}::json) as asked(address text, mailbox text, hashes json)
      cross join lateral (select (array_agg(sent.admitted_at order by sent.admitted_at desc))[${SINGLE + 1}] as nth
        ${sentTo(sql`array(select decode(hash, 'hex') from json_array_elements_text(asked.hashes) hash)`, now)}) last
    where last.nth is not null and not ${isKnown(sql`asked.mailbox`, now)}`);
  return new Map(rows.map(({ address, until }) => [address, until]));
}

/** Whether mail that is queued now is sent before `startsAt`. True without an address. */
export async function goesBefore(
  startsAt: number,
  email: string | null,
  {
    db,
    linkSecret,
    now,
  }: { db: Pick<Database, 'execute'>; linkSecret: string | null; now: number },
): Promise<boolean> {
  if (email === null || linkSecret === null) return true;
  const waits = await findWaits(db, [email], linkSecret, now);
  return (waits.get(email) ?? now) < startsAt;
}

interface Addressed {
  to: string;
  /** Whether it is news of what a provider changed. Several of these come in one mail. */
  isNews: boolean;
  /** Epoch ms; null for mail about no visit. */
  startsAt: number | null;
}

export type Admission =
  /** Another process has the mail, or it is part of a mail that lists several. */
  | { is: 'taken' }
  | { is: 'held'; until: number }
  /** `joined` is the other mail that waits for the same mailbox and goes together with this one. */
  | { is: 'admitted'; joined: Claimed[] };

interface Seen {
  isTaken: boolean;
  isAdmitted: boolean;
  isKnown: boolean;
  spent: number;
  lastNews: number | null;
  /**
   * Set if the budget of the day is used up: when the last mail but {@link SINGLE} was admitted.
   */
  fullSince: number | null;
}

/**
 * Returns the time since which the mail waits for others to go with it, or null if it does not
 * wait.
 */
function gathersFrom(seen: Seen, isNews: boolean, wasHeld: boolean, now: number): number | null {
  if (!seen.isKnown && seen.spent === SINGLE) return wasHeld ? null : now;
  return isNews ? seen.lastNews : null;
}

/** Returns the time (epoch ms) until which the mail waits, or null if it is sent now. */
function waitOf(seen: Seen, { isNews, startsAt }: Addressed, wasHeld: boolean, now: number) {
  if (!seen.isKnown && seen.fullSince !== null) return seen.fullSince + DAY_MS;
  const from = gathersFrom(seen, isNews, wasHeld, now);
  if (from === null) return null;
  const until = from + GATHER_MS;
  const isTooLate = startsAt !== null && startsAt <= until;
  return until <= now || isTooLate ? null : until;
}

/** Counts this mail in the mailbox's budget. A repeat after a failure is not counted again. */
export async function admit(
  db: Database,
  message: Claimed,
  about: Addressed,
  { linkSecret, now }: { linkSecret: string; now: number },
): Promise<Admission> {
  const { accountId, id } = message;
  const wasHeld = message.errorCode === 'held' || message.errorCode === 'joined';
  const hash = sql`${hashAddress(about.to, linkSecret)}::bytea`;
  const mailbox = sql`${mailboxOf(about.to)}`;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select ${holdAddress(about.to)}`);
    const { rows } = await tx.execute<Seen & Record<string, unknown>>(sql`
      select m.admitted_at is not null as "isAdmitted",
        m.sent_at is not null or m.dead_at is not null
          or (m.error_code = 'joined' and ${message.errorCode !== 'joined'}) as "isTaken",
        ${isKnown(mailbox, now)} as "isKnown", s.*
      from messages m cross join (select count(*)::int as spent,
          ${epochMs(sql`max(sent.admitted_at) filter (where sent.kind in ${NEWS_KINDS})`)} as "lastNews",
          ${epochMs(sql`(array_agg(sent.admitted_at order by sent.admitted_at desc))[${SINGLE + 1}]`)} as "fullSince"
        ${sentTo(hashesIn(about.to, linkSecret), now)}) s
      where m.account_id = ${accountId} and m.id = ${id} for update of m`);
    const [seen] = rows;
    if (!seen || seen.isTaken) return { is: 'taken' };
    const until = seen.isAdmitted ? null : waitOf(seen, about, wasHeld, now);
    if (until !== null) return { is: 'held', until };
    await tx.execute(sql`
      update messages set mailbox = ${hash}, admitted_at = coalesce(admitted_at, ${toTimestamp(now)})
      where account_id = ${accountId} and id = ${id}`);
    if (about.startsAt === null || !(wasHeld || seen.isAdmitted)) {
      return { is: 'admitted', joined: [] };
    }
    const { rows: joined } = await tx.execute<Claimed & Record<string, unknown>>(sql`
      update messages m set error_code = 'joined', claimed_until = ${toTimestamp(now + CLAIM_MS)}
      from bookings b
      where m.account_id = b.account_id and m.booking_id = b.id
        and mailbox_of(b.customer_email) = ${mailbox} and m.to_role = 'customer'
        and m.kind in ${KINDS_WITH_STATE} and m.sent_at is null and m.dead_at is null
        and m.admitted_at is null and m.error_code = 'held' and m.id <> ${id}
      returning ${CLAIMED}`);
    return { is: 'admitted', joined };
  });
}
