import { notInArray } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { linkSecrets } from '@/backend/db/mail-schema';
import { keyedHashes } from '@/backend/mail/keyed-hash';

const MARK_BYTES = 8;

const marksOf = (secrets: string): string[] =>
  keyedHashes('mark of a secret', secrets).map((hash) =>
    hash.subarray(0, MARK_BYTES).toString('hex'),
  );

/** By each backend that starts, since it may keep hashes under them. */
export async function noteLinkSecrets(db: Database, secrets: string): Promise<void> {
  const rows = marksOf(secrets).map((mark) => ({ mark }));
  await db.insert(linkSecrets).values(rows).onConflictDoNothing();
}

/** Since when backends had secrets that are not among these: what they hashed is not found. */
export async function findMissingSecrets(db: Database, secrets: string | null): Promise<Date[]> {
  const known = secrets === null ? [] : marksOf(secrets);
  const rows = await db
    .select({ since: linkSecrets.since })
    .from(linkSecrets)
    .where(notInArray(linkSecrets.mark, known))
    .orderBy(linkSecrets.since);
  return rows.map(({ since }) => since);
}
