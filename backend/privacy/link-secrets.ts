import { notInArray } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { linkSecrets } from '@/backend/db/mail-schema';
import { keyedHashes } from '@/backend/mail/keyed-hash';

const MARK_BYTES = 8;

const marksOf = (secrets: string): string[] =>
  keyedHashes('mark of a secret', secrets).map((hash) =>
    hash.subarray(0, MARK_BYTES).toString('hex'),
  );

/** Each backend calls this when it starts, because it may store hashes under its secrets. */
export async function noteLinkSecrets(db: Database, secrets: string): Promise<void> {
  const rows = marksOf(secrets).map((mark) => ({ mark }));
  await db.insert(linkSecrets).values(rows).onConflictDoNothing();
}

/**
 * Returns since when backends have used secrets that are not given here. Hashes under those cannot
 * be found.
 */
export async function findMissingSecrets(db: Database, secrets: string | null): Promise<Date[]> {
  const known = secrets === null ? [] : marksOf(secrets);
  const rows = await db
    .select({ since: linkSecrets.since })
    .from(linkSecrets)
    .where(notInArray(linkSecrets.mark, known))
    .orderBy(linkSecrets.since);
  return rows.map(({ since }) => since);
}
