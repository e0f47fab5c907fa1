import type { z } from 'zod';
import type { Database } from '@/backend/db/client';
import type { Endpoint, ServeInput } from '@/lib/contract/rows/endpoint';

/** What a service may use besides its input. */
export interface ServiceContext {
  db: Database;
  /** The server's clock in epoch milliseconds; tests set it. */
  now: () => number;
  /** The Idempotency-Key of the request. */
  idempotencyKey: string | undefined;
}

/** Serves one row of the contract: parsed input in, the row's answer out; refusals are `AppError`s. */
export type Service<E extends Endpoint> = (
  input: ServeInput<E>,
  context: ServiceContext,
) => Promise<z.input<E['answer']>>;

/** One service for every row of a table, so that a row without one does not compile. */
export type ServicesOf<Table extends Record<string, Endpoint>> = {
  readonly [Name in keyof Table]: Service<Table[Name]>;
};
