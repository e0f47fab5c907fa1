import type { z } from 'zod';
import type { Database } from '@/backend/db/client';
import type { Outbox } from '@/backend/mail/queue';
import type { CallInput, Endpoint } from '@/lib/contract/endpoint';

/** What a call may use besides its input. */
export interface CallContext {
  db: Database;
  /** The server's clock in epoch milliseconds; tests set it. */
  now: () => number;
  /** The Idempotency-Key of the request. */
  idempotencyKey: string | undefined;
  /** Null where no mail is set up. */
  outbox: Outbox | null;
  /** Signs the links in mail; null where none is set. */
  linkSecret: string | null;
}

/**
 * Serves one row of the contract: parsed input in, the row's answer out. A refusal is an `AppError`
 * with a code, which callers branch on, and an English sentence of the host's own, which they show as
 * it came. These sentences stand here, beside the rule that they explain, not in `messages/`.
 */
export type Call<E extends Endpoint> = (
  input: CallInput<E>,
  context: CallContext,
) => Promise<z.output<E['answer']>>;

/** One function for every row of a table, so that a row without one does not compile. */
export type CallsOf<Table extends Record<string, Endpoint>> = {
  readonly [Name in keyof Table]: Call<Table[Name]>;
};
