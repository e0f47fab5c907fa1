import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import pg from 'pg';
import { currentTrace } from '@/lib/process/request-trace';

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
export class TracedClient extends pg.Client {
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
