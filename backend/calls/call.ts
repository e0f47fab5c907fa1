import type { z } from 'zod';
import type { Database } from '@/backend/db/client';
import type { Endpoint, ServeInput } from '@/lib/contract/rows/endpoint';

/** What a call may use besides its input. */
export interface CallContext {
  db: Database;
  /** The server's clock in epoch milliseconds; tests set it. */
  now: () => number;
  /** The Idempotency-Key of the request. */
  idempotencyKey: string | undefined;
}

/**
 * The function that answers one row of the contract: it gets the parsed input and returns the row's
 * answer. Refusals are thrown as `AppError`s.
 */
export type Call<E extends Endpoint> = (
  input: ServeInput<E>,
  context: CallContext,
) => Promise<z.input<E['answer']>>;

/** One function for every row of a table, so that a row without one does not compile. */
export type CallsOf<Table extends Record<string, Endpoint>> = {
  readonly [Name in keyof Table]: Call<Table[Name]>;
};
