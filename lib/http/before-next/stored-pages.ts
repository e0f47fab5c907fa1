import 'server-only';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PageCopy } from '@/lib/cache/entry';

const compress = promisify(gzip);

/** Headers for which Next sends something else than the whole document. */
const ASKS_OTHERWISE = /^(?:rsc$|next-|x-nextjs|if-|range$)/;
const OF_ONE_ANSWER = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding'];

/** Whether a request asks for the whole document with gzip; Next decides where there are weights. */
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

/** The pages of our `cacheHandler` with the headers that Next gave them, compressed once. */
export class StoredPages {
  /** By their copies in the cache, so that they are forgotten together. */
  private readonly pages = new WeakMap<PageCopy, { headers: OutgoingHttpHeaders; body: Buffer }>();

  /** Answers a request for the document of a copy; false if Next has to. */
  send(copy: PageCopy, request: IncomingMessage, response: ServerResponse): boolean {
    const page = this.pages.get(copy);
    if (!page || !asksForDocument(request)) return false;
    response.writeHead(200, page.headers);
    response.end(page.body);
    return true;
  }

  /** Stores a copy with the headers of the answer that Next is about to send for it. */
  storeAfter(response: ServerResponse, copy: PageCopy): void {
    if (!asksForDocument(response.req)) return;
    response.once('finish', async () => {
      const headers = response.getHeaders();
      const isForAll = String(headers['cache-control']).startsWith('public');
      const isGzip = headers['content-encoding'] === 'gzip';
      if (response.statusCode !== 200 || !isForAll || !isGzip || headers['set-cookie']) return;
      // Next may have sent a newer copy, whose scripts have other hashes.
      if (headers['content-security-policy'] !== copy.headers?.['content-security-policy']) return;
      for (const name of OF_ONE_ANSWER) delete headers[name];
      const body = await compress(copy.html);
      this.pages.set(copy, { headers: { ...headers, 'content-length': body.length }, body });
    });
  }
}
