import type { z } from 'zod';
import type { Database } from '@/backend/db/client';
import type { ReaderConfig } from '@/backend/elsewhere/calendar-reader';
import type { Outbox } from '@/backend/mail/queue';
import type { Sender } from '@/backend/mail/sender';
import type { PushService } from '@/backend/push/push-service';
import type { CallInput, Endpoint } from '@/lib/contract/endpoint';

export interface CallContext {
  db: Database;
  /** Epoch milliseconds. */
  now: () => number;
  /** The `Idempotency-Key`. */
  idempotencyKey: string | undefined;
  outbox: Outbox | null;
  linkSecret: string | null;
  /** How calendars from elsewhere are read; null where none can be kept. */
  calendars: ReaderConfig | null;
  /** Who sends mail, for a preview; null where none is sent. */
  sender: Sender | null;
  /** E-mail addresses, in small letters, of whom becomes the first owner. */
  staffOwners: readonly string[];
  /** Null where no push notices are sent. */
  push: { service: PushService; siteUrl: string } | null;
}

/**
 * Serves one row of the contract. A refusal is an `AppError` whose code callers branch on and whose
 * sentence they show, in the language of their reader (`refusal`).
 */
export type Call<E extends Endpoint> = (
  input: CallInput<E>,
  context: CallContext,
) => Promise<z.output<E['answer']>>;

/** A row of a table without a function does not compile. */
export type CallsOf<Table extends Record<string, Endpoint>> = {
  readonly [Name in keyof Table]: Call<Table[Name]>;
};
