import { randomUUID } from 'node:crypto';
import { paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { reportOf } from '@/backend/db/failures';
import { inboxMessages } from '@/backend/db/inbox-schema';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import type { Watch } from '@/backend/log/log';
import type { Sender } from '@/backend/mail/sender';
import type { Delivery, Transport } from '@/backend/mail/transport';
import { startSchedule } from '@/backend/schedule/schedule';
import { withDeadline } from '@/lib/shared/process/deadline';
import { toIso } from '@/lib/shared/time/instant';
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { INBOX_KINDS, type InboxBucket } from './config';
import { inboxLetter } from './inbox-letter';

const LOOK_MINUTES = 5;
const LOOK_MS = 30_000;
/** Longer than it takes to deliver a mail. */
const CLAIM_MS = 2 * MINUTE_MS;
const BATCH = 1_000;

/**
 * Keys sort by time (`lib/server/storage/inbox.ts`). Looks an hour further back, because clocks
 * differ.
 */
async function listSince(bucket: InboxBucket, latest: number | null, end: AbortSignal) {
  const since = latest === null ? '' : toIso(latest - HOUR_MS).replaceAll(':', '-');
  const found: { key: string; receivedAt: Date }[] = [];
  for (const kind of INBOX_KINDS) {
    const asked = { Bucket: bucket.name, Prefix: `${kind}/`, StartAfter: `${kind}/${since}` };
    const pages = paginateListObjectsV2({ client: bucket.client }, asked, { abortSignal: end });
    for await (const { Contents = [] } of pages) {
      for (const { Key: key, LastModified: receivedAt } of Contents) {
        if (key && receivedAt) found.push({ key, receivedAt });
      }
    }
  }
  return found;
}

async function noteNew(db: Database, bucket: InboxBucket, { now, end, isFirst }: Look) {
  const { rows } = await db.execute<{ latest: number | null }>(
    sql`select ${epochMs(sql`max(received_at)`)} as latest from inbox_messages`,
  );
  const latest = rows[0]?.latest ?? null;
  const toldAt = isFirst && latest === null ? new Date(now) : null;
  const found = (await listSince(bucket, latest, end)).map((one) => ({ ...one, toldAt }));
  while (found.length > 0) {
    await db.insert(inboxMessages).values(found.splice(0, BATCH)).onConflictDoNothing();
  }
}

/**
 * Claims new messages, so that only one of several processes tells of each. Returns the oldest
 * first.
 */
async function claimUntold(db: Database, now: number): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    update inbox_messages set claimed_until = ${toTimestamp(now + CLAIM_MS)}
    where told_at is null and settled_at is null
      and (claimed_until is null or claimed_until <= ${toTimestamp(now)}) returning key`);
  return rows.map(({ key }) => key).sort();
}

interface InboxMail {
  to: string;
  sender: Sender;
  transport: Transport;
}

async function tell(
  db: Database,
  { to, sender, transport }: InboxMail,
  now: number,
): Promise<Delivery | null> {
  const keys = await claimUntold(db, now);
  if (keys.length === 0) return null;
  const { hostname } = new URL(sender.siteUrl);
  const messageId = `<${randomUUID()}@${hostname}>`;
  const delivery = await transport.deliver({ letter: inboxLetter(keys), to, messageId });
  const isTold = delivery.outcome === 'sent';
  await db.execute(sql`
    update inbox_messages set claimed_until = null, told_at = ${toTimestamp(isTold ? now : null)}
    where key = any(${sql.param(keys)}::text[])`);
  return delivery;
}

interface InboxOptions {
  db: Database;
  bucket: InboxBucket;
  /** Null if nobody is told. */
  mail: InboxMail | null;
}

interface Look {
  now: number;
  end: AbortSignal;
  /**
   * Whether this is the process's first look. If nothing was noted before, the messages that it
   * finds are not new.
   */
  isFirst: boolean;
}

/**
 * Notes new messages in the bucket and tells of them. If that fails, a later look tells of them.
 * Returns what became of the mail. Throws the errors of the storage and the database.
 */
export async function lookAtInbox(
  { db, bucket, mail }: InboxOptions,
  look: Look,
): Promise<Delivery | null> {
  await noteNew(db, bucket, look);
  return mail && tell(db, mail, look.now);
}

/**
 * Looks at the bucket again and again, because the web process must not call {host} for a form
 * (STAT-012).
 */
export function keepInbox(options: InboxOptions, { log, note }: Watch): () => Promise<void> {
  let isFirst = true;
  return startSchedule({
    minutes: LOOK_MINUTES,
    run: async (stopping) => {
      try {
        const delivery = await withDeadline(LOOK_MS, (late) =>
          lookAtInbox(options, {
            now: Date.now(),
            end: AbortSignal.any([stopping, late]),
            isFirst,
          }),
        );
        isFirst = false;
        note(Date.now());
        if (delivery) log({ event: 'mail', kind: 'inbox', ...delivery });
      } catch (error) {
        log({ event: 'inbox_failed', cause: reportOf(error) });
      }
    },
  });
}
