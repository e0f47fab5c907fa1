import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { currentTrace } from '@/lib/process/request-trace';
import { CalendarTurns } from './calendar-turns';
import type { Replica } from './replica';
import * as schema from './schema';

/** The database; `$client` is the pool for everything but changes of a calendar. */
export type Database = NodePgDatabase<typeof schema> & {
  $client: pg.Pool;
  /**
   * The pool for changes of calendars, so that they and everything else never wait for each other;
   * and the accounts whose calendars were changed, until search has taken note of it.
   */
  calendars: { pool: pg.Pool; turns: CalendarTurns; changed: Set<number> };
  /** Answers public reads that may be a little old; null where there is only the primary. */
  replica: Replica<Database> | null;
  /** An address without a pooler, for locks that belong to a session. */
  directUrl: string;
  /** Whether a statement that was stored under a name is still there for the next query. */
  keepsStatements: boolean;
};

/** How the database is reached; a pooler may stand in between. */
export interface DatabaseOptions {
  /** How many connections this process may open; a third of them is for changes of calendars. */
  connections?: number;
  /** The address without the pooler; the same one unless given. */
  directUrl?: string | undefined;
  readUrl?: string | undefined;
  keepsStatements?: boolean | undefined;
  onIdleError?: (error: Error) => void;
}

const CONNECTIONS = 15;

/**
 * Opens pools of connections, to be closed with {@link closeDatabase}. They connect at the first
 * query, and again after Postgres was away. They ask for nothing when they connect, because
 * PgBouncer refuses connections with settings; time limits belong to the role (`limitRole`).
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { connections = CONNECTIONS, directUrl = url, readUrl, onIdleError } = options;
  const openPool = (address: string, max: number, connectionTimeoutMillis: number) => {
    const pool = new pg.Pool({
      connectionString: address,
      Client: TracedClient,
      max: Math.max(1, max),
      // This also limits the wait for a free connection; after that the caller had better try
      // again.
      connectionTimeoutMillis,
      allowExitOnIdle: true,
    });
    // Without a listener, a connection that breaks while idle would end the process.
    pool.on('error', (error) => onIdleError?.(error));
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
  // Callers have waited for their turn before, and the site waits for ten seconds in all.
  const calendars = {
    pool: openPool(url, forCalendars, 2_000),
    turns: new CalendarTurns(),
    changed: new Set<number>(),
  };
  // The primary answers if the replica does not, so nobody waits long for it.
  const replica = readUrl ? { db: withRest(readUrl, 1_000, null), restsUntil: 0 } : null;
  return withRest(url, 8_000, replica);
}

/** Waits until every query is answered, and closes all connections. */
export async function closeDatabase(db: Database): Promise<void> {
  const pools = [db.$client, db.calendars.pool, ...(db.replica ? [db.replica.db.$client] : [])];
  await Promise.all(pools.map((pool) => pool.end()));
}

/** A statement with the request's trace as a comment, as sqlcommenter writes it. */
function withComment(text: string, span: Span): string {
  const request = currentTrace();
  if (!request) return text;
  const { traceId, spanId } = span.spanContext();
  const own = span.isRecording() ? `00-${traceId}-${spanId}-01` : request.traceparent;
  // Both are made of letters, digits, "-" and "_", so nothing can end the comment.
  return `${text} /*request_id='${request.requestId}',traceparent='${own}'*/`;
}

/** Begins the span of a statement. It says what kind of statement it is and never what is in it. */
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

/** The text and name of a statement given to the driver; null for objects such as streams. */
function statementOf(asked: unknown): { text: string; name: string | undefined } | null {
  if (typeof asked === 'string') return { text: asked, name: undefined };
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return null;
  if (typeof asked.text !== 'string') return null;
  if ('submit' in asked && typeof asked.submit === 'function') return null;
  const name = 'name' in asked && typeof asked.name === 'string' ? asked.name : undefined;
  return { text: asked.text, name };
}

/**
 * A connection that says in each statement which request it belongs to, so that the log of Postgres
 * does, too. A stored statement has one text for all requests, and says nothing. Where traces are
 * collected, each statement is a span.
 */
class TracedClient extends pg.Client {
  // One signature that fits each of the driver's eleven overloads.
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
