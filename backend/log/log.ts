import type { FailureReport } from '@/backend/db/failures';
import { toIso } from '@/lib/shared/time/instant';

/** Routes are patterns; no entry holds personal data. */
export type LogEntry =
  | {
      event: 'request';
      /** The id of the request is the same in all logs, from nginx to Postgres. */
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
      /** `read`, `unchanged` and `failed` count feeds. The others count articles. */
      read: number;
      unchanged: number;
      failed: number;
      added: number;
      merged: number;
      pictures: number;
      ms: number;
    }
  | {
      event: 'push';
      change: string;
      outcome: 'sent' | 'gone' | 'later' | 'given_up' | 'dropped';
      code?: string;
    }
  | { event: 'push_failed'; cause: FailureReport }
  | { event: 'push_off'; because: string }
  | {
      event: 'mail';
      kind: string;
      outcome: 'sent' | 'refused' | 'failed' | 'dropped' | 'held' | 'taken';
      code?: string;
    }
  | { event: 'reviews'; published: number; asked: number }
  | { event: 'mail_off'; because: string }
  | {
      event: 'calendars';
      /** All count calendars. `dropped` ones were changed or removed while they were read. */
      read?: number;
      unchanged?: number;
      failed?: number;
      dropped?: number;
    }
  | {
      event: 'forgotten';
      visits: number;
      reviews: number;
      answers: number;
      messages: number;
    }
  | {
      event:
        | 'waiting_for_database'
        | 'connection_lost'
        | 'news_failed'
        | 'calendars_failed'
        | 'inbox_failed'
        | 'mail_failed'
        | 'search_failed'
        | 'reviews_failed';
      cause: FailureReport;
    }
  | { event: 'forgetting_failed'; step: string; cause: FailureReport }
  | { event: 'stopping' | 'stopped' };

export type Log = (entry: LogEntry) => void;

/** What work that runs again and again tells about its runs. */
export interface Watch {
  log: Log;
  /** Called after each run without a failure. */
  note: (now: number) => void;
}

export const logToStdout: Log = (entry) => {
  process.stdout.write(`${JSON.stringify({ at: toIso(Date.now()), ...entry })}\n`);
};
