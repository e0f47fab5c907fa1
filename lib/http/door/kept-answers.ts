import 'server-only';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { PageCopy } from '@/lib/cache/entry';

interface Answer {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Headers of a request that Next would answer with something else than the whole document. */
const ASKS_OTHERWISE = /^(?:rsc$|next-|x-nextjs|if-|range$)/;
/** Headers of one answer or one connection; Node writes the last four anew. */
const OF_ONE_ANSWER = [
  ...['x-request-id', 'date', 'connection', 'keep-alive'],
  ...['transfer-encoding', 'content-length'],
];

/**
 * Whether a request asks for the whole document, compressed as Next does it. With weights in it, what
 * the browser would rather have is left to Next.
 */
function asksForDocument({ method, url = '', headers }: IncomingMessage): boolean {
  const encoding = headers['accept-encoding']?.toString() ?? '';
  return (
    method === 'GET' &&
    /\bgzip\b/.test(encoding) &&
    !encoding.includes('q=') &&
    !/[?&]_rsc=/.test(url) &&
    !Object.keys(headers).some((name) => ASKS_OTHERWISE.test(name))
  );
}

/** The text that an answer carried, "" if it was not sent to its end. */
function textOf(body: Buffer): string {
  try {
    return gunzipSync(body).toString();
  } catch {
    return '';
  }
}

/**
 * What Next made of the copies of pages, ready to be sent again: with its headers, and compressed.
 * Next would look through all its rules and compress anew each time, which costs many times as much
 * as sending. An answer goes with its copy, so nothing is sent that Next would not send.
 */
export class KeptAnswers {
  private readonly answers = new WeakMap<PageCopy, Answer>();

  /** Sends the answer to a request for a copy; false if Next has to. */
  send(copy: PageCopy, request: IncomingMessage, response: ServerResponse): boolean {
    const answer = this.answers.get(copy);
    if (!answer || !asksForDocument(request)) return false;
    response.writeHead(200, answer.headers);
    response.end(answer.body);
    return true;
  }

  /** Keeps what Next is about to answer, if it is that copy. To be called before Next gets the response. */
  keep(copy: PageCopy, request: IncomingMessage, response: ServerResponse): void {
    if (!asksForDocument(request)) return;
    const parts: Buffer[] = [];
    const note = (part: unknown) => {
      if (part instanceof Uint8Array) parts.push(Buffer.from(part));
    };
    const { write, end } = response;
    response.write = (...args: unknown[]) => {
      note(args[0]);
      return Reflect.apply(write, response, args);
    };
    response.end = (...args: unknown[]) => {
      note(args[0]);
      return Reflect.apply(end, response, args);
    };
    response.once('finish', () => {
      const headers = response.getHeaders();
      const isForAll = String(headers['cache-control']).startsWith('public');
      const isPlain = response.statusCode === 200 && !headers['set-cookie'];
      const body = Buffer.concat(parts);
      if (!isForAll || !isPlain || headers['content-encoding'] !== 'gzip') return;
      if (textOf(body) !== copy.html) return;
      for (const name of OF_ONE_ANSWER) delete headers[name];
      this.answers.set(copy, { headers: { ...headers, 'content-length': body.length }, body });
    });
  }
}
