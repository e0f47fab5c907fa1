import type { FailureReport } from '@/backend/db/failures';
import type { MessageKind } from '@/backend/db/mail-schema';
import { toIso } from '@/lib/time/instant';

/** What the backend logs for its operator. Routes are patterns; no entry holds a person's data. */
export type LogEntry =
  | {
      event: 'request';
      /** The id of the request, the same from the edge to Postgres. */
      request: string;
      method: string;
      route: string;
      status: number;
      ms: number;
    }
  | {
      event: 'failure';
      request: string | undefined;
      route: string;
      code: string;
      cause: FailureReport;
    }
  | { event: 'migrated'; files: string[] }
  | { event: 'listening'; url: string }
  | {
      event: 'news_refreshed';
      /** Feeds. */
      read: number;
      unchanged: number;
      failed: number;
      /** Articles. */
      added: number;
      merged: number;
      pictures: number;
      ms: number;
    }
  | {
      event: 'mail';
      kind: MessageKind;
      outcome: 'sent' | 'refused' | 'failed' | 'dropped';
      code?: string;
    }
  | { event: 'mail_off'; because: string }
  | {
      event: 'forgotten';
      /** Past visits whose customers' names and numbers were removed, and rows that were deleted. */
      visits: number;
      answers: number;
      messages: number;
    }
  | {
      event:
        | 'waiting_for_database'
        | 'connection_lost'
        | 'news_failed'
        | 'mail_failed'
        | 'forgetting_failed'
        | 'search_failed';
      cause: FailureReport;
    }
  | { event: 'stopping' | 'stopped' };

export type Log = (entry: LogEntry) => void;

/** Writes one line of JSON per entry to standard output. */
export const logToStdout: Log = (entry) => {
  process.stdout.write(`${JSON.stringify({ at: toIso(Date.now()), ...entry })}\n`);
};
