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

/**
 * A connection that says in each statement which request it belongs to, so that the log of Postgres
 * does, too. A stored statement has one text for all requests, and says nothing. Where traces are
 * collected, each statement is a span.
 */
export class TracedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's method has eleven overloads.
  override query(first: any, ...rest: any[]): any {
    const text: unknown = typeof first === 'string' ? first : first?.text;
    if (typeof text !== 'string' || typeof first.submit === 'function') {
      return super.query(first, ...rest);
    }
    const span = begin(text, first.name);
    const commented = first.name ? text : withComment(text, span);
    const query = typeof first === 'string' ? commented : { ...first, text: commented };
    const last = rest.at(-1);
    if (typeof last === 'function') {
      // biome-ignore lint/suspicious/noExplicitAny: passed on as the driver gave it.
      const answered = (error: Error | null, ...result: any[]) => {
        end(span, error !== null && error !== undefined);
        last(error, ...result);
      };
      return super.query(query, ...rest.slice(0, -1), answered);
    }
    const result = super.query(query, ...rest);
    result.then(
      () => end(span, false),
      () => end(span, true),
    );
    return result;
  }
}
