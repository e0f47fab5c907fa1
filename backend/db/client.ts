import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { currentTrace } from '@/lib/shared/process/request-trace';
import { CalendarQueue } from './calendar-queue';
import type { Replica } from './replica';
import * as schema from './schema';

/** Do not use `$client` for changes of calendars. */
export type Database = NodePgDatabase<typeof schema> & {
  $client: pg.Pool;
  /**
   * The pool is separate, so that changes of calendars wait for nothing else. The search reads
   * `changed`.
   */
  calendars: { pool: pg.Pool; queue: CalendarQueue; changed: Set<number> };
  /** Null if there is only the primary. */
  replica: Replica<Database> | null;
  /** An address without a pooler, for locks of a session. */
  directUrl: string;
  keepsStatements: boolean;
};

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface DatabaseOptions {
  connections?: number;
  directUrl?: string | undefined;
  readUrl?: string | undefined;
  keepsStatements?: boolean | undefined;
  onIdleError?: (error: Error) => void;
}

const CONNECTIONS = 15;

/**
 * Connects at the first query. The connection sends no settings, because PgBouncer refuses them.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { connections = CONNECTIONS, directUrl = url, readUrl, onIdleError } = options;
  const openPool = (address: string, max: number, connectionTimeoutMillis: number) => {
    const pool = new pg.Pool({
      connectionString: address,
      Client: TracedClient,
      max: Math.max(1, max),
      // Also limits waits for a free connection.
      connectionTimeoutMillis,
      allowExitOnIdle: true,
    });
    // Without a listener, a broken connection ends the process. The pool listens for each idle
    // connection; for one that is in use, the query itself reports the error.
    pool.on('error', (error) => onIdleError?.(error));
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  };
  const forCalendars = Math.floor(connections / 3);
  const withRest = (
    address: string,
    timeout: number,
    replica: Replica<Database> | null,
  ): Database =>
    Object.assign(
      drizzle({ client: openPool(address, connections - forCalendars, timeout), schema }),
      { calendars, replica, directUrl, keepsStatements },
    );
  const keepsStatements = options.keepsStatements ?? directUrl === url;
  // The wait is short, because callers have already waited in the queue.
  const calendars = {
    pool: openPool(url, forCalendars, 2_000),
    queue: new CalendarQueue(),
    changed: new Set<number>(),
  };
  const replica = readUrl ? { db: withRest(readUrl, 1_000, null), restsUntil: 0 } : null;
  return withRest(url, 8_000, replica);
}

export async function closeDatabase(db: Database): Promise<void> {
  const pools = [db.$client, db.calendars.pool, ...(db.replica ? [db.replica.db.$client] : [])];
  await Promise.all(pools.map((pool) => pool.end()));
}

/** The comment has the form of sqlcommenter. */
function withComment(text: string, span: Span): string {
  const request = currentTrace();
  if (!request) return text;
  const { traceId, spanId } = span.spanContext();
  const own = span.isRecording() ? `00-${traceId}-${spanId}-01` : request.traceparent;
  // Neither value can contain the end of a comment.
  return `${text} /*request_id='${request.requestId}',traceparent='${own}'*/`;
}

/** The span must not hold the values of the statement, which may be personal data. */
function begin(text: string, name: string | undefined): Span {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  return trace.getTracer('settln').startSpan(name ? `${operation} ${name}` : operation, {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation },
  });
}

function end(span: Span, failed: boolean): void {
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function statementOf(asked: unknown): { text: string; name: string | undefined } | null {
  if (typeof asked === 'string') return { text: asked, name: undefined };
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return null;
  if (typeof asked.text !== 'string') return null;
  if ('submit' in asked && typeof asked.submit === 'function') return null;
  const name = 'name' in asked && typeof asked.name === 'string' ? asked.name : undefined;
  return { text: asked.text, name };
}

/**
 * Names the request in a comment, for Postgres' log. A prepared statement gets no comment, because
 * it must keep one text.
 */
class TracedClient extends pg.Client {
  // One signature that fits all eleven overloads of the driver.
  override query<Answer>(asked: unknown, ...rest: unknown[]): Answer {
    const run = (...given: unknown[]) => Reflect.apply(super.query, this, given);
    const statement = statementOf(asked);
    if (!statement) return run(asked, ...rest);
    const { text, name } = statement;
    const span = begin(text, name);
    const commented = name ? text : withComment(text, span);
    const query = typeof asked === 'object' ? { ...asked, text: commented } : commented;
    const last = rest.at(-1);
    if (typeof last === 'function') {
      const answered = (error: unknown, ...result: unknown[]) => {
        end(span, error !== null && error !== undefined);
        last(error, ...result);
      };
      return run(query, ...rest.slice(0, -1), answered);
    }
    const result = run(query, ...rest);
    result.then(
      () => end(span, false),
      () => end(span, true),
    );
    return result;
  }
}
