import 'server-only';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PageCopy } from '@/lib/server/cache/entry';

const compress = promisify(gzip);

/** With one of these headers, Next sends something else than the whole document. */
const ASKS_OTHERWISE = /^(?:rsc$|next-|x-nextjs|if-|range$)/;
const OF_ONE_ANSWER = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding'];

/**
 * Whether the request asks for a document that is compressed with gzip. If there are weights
 * (`q=`), Next decides.
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

/** Pages of our `cacheHandler`, each compressed only once. */
export class StoredPages {
  private readonly pages = new WeakMap<PageCopy, { headers: OutgoingHttpHeaders; body: Buffer }>();

  send(copy: PageCopy, request: IncomingMessage, response: ServerResponse): boolean {
    const page = this.pages.get(copy);
    if (!page || !asksForDocument(request)) return false;
    response.writeHead(200, page.headers);
    response.end(page.body);
    return true;
  }

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
