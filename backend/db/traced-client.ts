import pg from 'pg';
import { currentTrace } from '@/lib/process/request-trace';

/** A statement with the request's trace as a comment, as sqlcommenter writes it. */
function withComment(text: string): string {
  const trace = currentTrace();
  // Both are made of letters, digits, "-" and "_", so nothing can end the comment.
  return trace
    ? `${text} /*request_id='${trace.requestId}',traceparent='${trace.traceparent}'*/`
    : text;
}

/**
 * A connection that says in each statement which request it belongs to, so that the log of Postgres
 * does, too. A stored statement has one text for all requests, and says nothing.
 */
export class TracedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's method has eleven overloads.
  override query(first: any, ...rest: any[]): any {
    if (typeof first === 'string') return super.query(withComment(first), ...rest);
    const isText = typeof first?.text === 'string' && typeof first.submit !== 'function';
    const query = isText && !first.name ? { ...first, text: withComment(first.text) } : first;
    return super.query(query, ...rest);
  }
}
