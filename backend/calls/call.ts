import type { z } from 'zod';
import type { Database } from '@/backend/db/client';
import type { KeptKey } from '@/backend/db/kept-keys';
import type { Outbox } from '@/backend/mail/queue';
import type { Sender } from '@/backend/mail/sender';
import type { ReaderConfig } from '@/backend/other-calendars/calendar-reader';
import type { PushService } from '@/backend/push/push-service';
import type { CallInput, Endpoint } from '@/lib/shared/contract/endpoint';

export interface CallContext {
  db: Database;
  /** Epoch milliseconds, as all instants. */
  now: () => number;
  idempotencyKey: string | undefined;
  /** Of a call that keeps its key in the transaction of a calendar. */
  kept?: KeptKey | undefined;
  outbox: Outbox | null;
  linkSecret: string | null;
  /** Null where no calendars from elsewhere can be kept. */
  calendars: ReaderConfig | null;
  /** For previews; null where no mail is sent. */
  sender: Sender | null;
  /** E-mail addresses in lower case. */
  staffOwners: readonly string[];
  /** Null where no push notices are sent. */
  push: { service: PushService; siteUrl: string } | null;
}

/**
 * Refuses with an `AppError`, by a code that the row names: callers branch on it and show its
 * sentence, in the language of their reader. Extensions answer null or `gone` for what is unknown,
 * because a 404 means "not offered" (rulings).
 */
export type Call<E extends Endpoint> = (
  input: CallInput<E>,
  context: CallContext,
) => Promise<z.output<E['answer']>>;

/** A row without a function does not compile. */
export type CallsOf<Table extends Record<string, Endpoint>> = {
  readonly [Name in keyof Table]: Call<Table[Name]>;
};
