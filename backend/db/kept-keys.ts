import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { refusal } from '@/backend/texts/refusal';
import { CALENDAR_IN_ANSWER } from '@/lib/shared/contract/bookings';
import { AppError } from '@/lib/shared/errors';
import type { Database, Transaction } from './client';
import { LOCKS_OF } from './locks';

export interface KeptKey {
  /** The name of the row, because a key counts for one call only. */
  scope: string;
  key: string;
  bodyHash: string;
  /** The person whose answer it is, so that it can be erased. */
  owner: Record<string, unknown>;
}

interface Input {
  params?: object;
  query?: { userId?: unknown };
  body?: { calendarId?: unknown; userId?: unknown; user_id?: unknown };
}

/** The site makes this value anew for each try, so it is different in a repeat. */
const MADE_UP = 'terms_accepted_at';

export function keptKey(scope: string, key: string, input: Input): KeptKey {
  const { body = {}, query = {} } = input;
  const sent = JSON.stringify(input, (name, value) => (name === MADE_UP ? undefined : value));
  return {
    scope,
    key,
    bodyHash: createHash('sha256').update(sent).digest('hex'),
    owner: {
      [CALENDAR_IN_ANSWER]: body.calendarId,
      userId: body.userId ?? body.user_id ?? query.userId,
    },
  };
}

/** If the key is known, returns its earlier answer. Otherwise does `work` and keeps its answer. */
export async function givenOnce<T>(
  tx: Pick<Transaction, 'execute'>,
  { scope, key, bodyHash, owner }: KeptKey,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await tx.execute<{ hash: string; given: T }>(sql`
    select body_hash as hash, answer->'given' as given from idempotency_keys
    where scope = ${scope} and key = ${key}`);
  const [known] = rows;
  if (known && known.hash !== bodyHash) throw new AppError('key_reused', refusal('keyUsed'));
  if (known) return known.given;
  const given = await work();
  await tx.execute(sql`
    insert into idempotency_keys (scope, key, body_hash, answer)
    values (${scope}, ${key}, ${bodyHash}, ${JSON.stringify({ ...owner, given })}::jsonb)`);
  return given;
}

/**
 * Runs a call in a transaction that also stores its key, so that the key is stored exactly if the
 * changes are. A repeat waits for the first try.
 */
export function inKeptTransaction<T>(
  db: Database,
  kept: KeptKey,
  call: (db: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      select pg_advisory_xact_lock(${LOCKS_OF.key}, hashtext(${`${kept.scope} ${kept.key}`}))`);
    // These calls use only the queries of a database, which a transaction has, too.
    return givenOnce(tx, kept, () => call(tx as unknown as Database));
  });
}
