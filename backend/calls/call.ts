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
  /** The current time in epoch milliseconds, like all instants. */
  now: () => number;
  idempotencyKey: string | undefined;
  /** Set for a call that keeps its key in the transaction of a calendar. */
  kept?: KeptKey | undefined;
  outbox: Outbox | null;
  linkSecret: string | null;
  /** Null if other calendars cannot be stored. */
  calendars: ReaderConfig | null;
  /** Used for previews. Null where no mail is sent. */
  sender: Sender | null;
  /** E-mail addresses in lower case. */
  staffOwners: readonly string[];
  /** Null if no push notices are sent. */
  push: { service: PushService; siteUrl: string } | null;
}

/**
 * A call refuses with an `AppError` whose code its row names. Callers branch on the code and show
 * its sentence, which is in their reader's language. Extensions answer null or `gone` for unknown
 * things, because a 404 means "not offered" (rulings).
 */
export type Call<E extends Endpoint> = (
  input: CallInput<E>,
  context: CallContext,
) => Promise<z.output<E['answer']>>;

/** With this type, a row without a function does not compile. */
export type CallsOf<Table extends Record<string, Endpoint>> = {
  readonly [Name in keyof Table]: Call<Table[Name]>;
};
