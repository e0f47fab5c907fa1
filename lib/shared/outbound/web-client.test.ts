import type { LookupFunction } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FeedServer, startFeedServer } from '@/backend/testing/feed-server';
import { PUBLIC_WEB } from './public-web';
import { createWebClient, type WebClient, type WebClientOptions } from './web-client';

const RSS = '<rss><channel></channel></rss>';
const MAX_BYTES = 100_000;
const BOMB = gzipSync(Buffer.alloc(20_000_000, ' '));

let server: FeedServer;
let canary: FeedServer;
const clients: WebClient[] = [];

function client(options: Partial<WebClientOptions> = {}): WebClient {
  const made = createWebClient({
    userAgent: 'test/1',
    maxBytes: MAX_BYTES,
    totalMs: 10_000,
    policy: server.policy,
    ...options,
  });
  clients.push(made);
  return made;
}

/** Resolves every name to these addresses in turn, and stays with the last. */
function resolvingTo(...addresses: string[]): LookupFunction {
  return (_hostname, _options, done) => {
    const address = addresses.length > 1 ? addresses.shift() : addresses[0];
    done(null, [{ address: address ?? '', family: address?.includes(':') ? 6 : 4 }]);
  };
}

beforeAll(async () => {
  canary = await startFeedServer({ '/': (_, response) => response.end('secret') });
  server = await startFeedServer({
    '/plain': (_, response) => {
      response.writeHead(200, { etag: '"1"', 'last-modified': 'yesterday' }).end(RSS);
    },
    '/gzip': (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(RSS));
    },
    '/brotli': (_, response) => {
      response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(RSS));
    },
    '/bomb': (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(BOMB);
    },
    '/notGzip': (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(RSS);
    },
    '/odd': (_, response) => {
      response.writeHead(200, { 'content-encoding': 'compress' }).end(RSS);
    },
    '/large': (_, response) => {
      response.writeHead(200);
      const pour = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(64_000, 'x')));
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    },
    '/declaredLarge': (_, response) => {
      response.writeHead(200, { 'content-length': '5000000' }).end(Buffer.alloc(5_000_000));
    },
    '/hang': () => {},
    '/drip': (_, response) => {
      response.writeHead(200);
      const drops = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(drops));
    },
    '/reset': (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('x', () => response.destroy());
    },
    '/moved': (_, response) => response.writeHead(301, { location: 'plain' }).end(),
    '/threeHops': (_, response) => response.writeHead(302, { location: '/twoHops' }).end(),
    '/twoHops': (_, response) => response.writeHead(307, { location: '/moved' }).end(),
    '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
    '/nowhere': (_, response) => response.writeHead(302).end(),
    '/to': ({ url }, response) => {
      const location = new URL(url ?? '', 'http://x').searchParams.get('url') ?? '';
      response.writeHead(302, { location }).end();
    },
    '/busy': (_, response) => response.writeHead(429, { 'retry-after': '120' }).end(),
    '/same': (_, response) => response.writeHead(304).end(),
  });
});
afterAll(async () => {
  await Promise.all(clients.map((one) => one.close()));
  await server.stop();
  await canary.stop();
});

const get = (path: string, options?: Partial<WebClientOptions>) =>
  client(options).get(server.url + path);

describe('reading another address', () => {
  it.each(['/plain', '/gzip', '/brotli', '/moved', '/threeHops'])('%s arrives', async (path) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.bytes.toString()).toBe(RSS);
    expect(server.requests.at(-1)?.headers['user-agent']).toBe('test/1');
  });

  it('says what to ask with the next time, and where it ended', async () => {
    const answer = await get('/moved');
    expect(answer).toMatchObject({ etag: '"1"', lastModified: 'yesterday' });
    expect(answer.url).toBe(`${server.url}/plain`);
    expect(await get('/same')).toMatchObject({ status: 304 });
  });

  it.each([
    ['/bomb', 'too large'],
    ['/large', 'too large'],
    ['/declaredLarge', 'too large'],
    ['/loop', 'too many redirects'],
    ['/nowhere', 'status 302'],
    ['/notGzip', 'broken encoding'],
    ['/odd', 'unknown encoding'],
    ['/reset', 'UND_ERR_SOCKET'],
    ['/missing', 'status 404'],
  ])('FAULT-1: %s ends as "%s" and in time', async (path, reason) => {
    const start = performance.now();
    await expect(get(path)).rejects.toThrow(reason);
    expect(performance.now() - start).toBeLessThan(9_000);
  });

  it.each(['/hang', '/drip'])('FAULT-1: %s ends as "too slow" and in time', async (path) => {
    const start = performance.now();
    await expect(get(path, { totalMs: 400 })).rejects.toThrow('too slow');
    expect(performance.now() - start).toBeLessThan(9_000);
  });

  it('tells how long a busy server wants to be left alone', async () => {
    await expect(get('/busy')).rejects.toMatchObject({ details: { retryAfterSeconds: 120 } });
  });

  it('tells a server that cannot be reached from one that refuses', async () => {
    const gone = await startFeedServer({});
    await gone.stop();
    await expect(client({ policy: gone.policy }).get(gone.url)).rejects.toMatchObject({
      message: 'ECONNREFUSED',
      details: { isOffline: true },
    });
    await expect(get('/missing')).rejects.not.toMatchObject({ details: { isOffline: true } });
  });

  it('ends when it is told to stop', async () => {
    const stop = new AbortController();
    const reading = get('/hang', { signal: stop.signal });
    stop.abort();
    await expect(reading).rejects.toThrow('stopped');
  });
});

describe('SSRF-1: what must not be reached', () => {
  const port = () => new URL(canary.url).port;

  it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0'])(
    'is never reached as %s, asked for or redirected to',
    async (host) => {
      const before = canary.requests.length;
      const url = `http://${host}:${port()}/`;
      const production = createWebClient({ userAgent: 'test/1', maxBytes: MAX_BYTES });
      clients.push(production);
      await expect(production.get(url)).rejects.toThrow('address not allowed');
      await expect(get(`/to?url=${encodeURIComponent(url)}`)).rejects.toThrow(
        'address not allowed',
      );
      expect(canary.requests).toHaveLength(before);
    },
  );

  it.each([
    'http://169.254.169.254/latest/',
    'file:///etc/passwd',
    'ftp://post.example/',
    'data:,x',
  ])('is not reached by a redirect to %s', async (url) => {
    await expect(get(`/to?url=${encodeURIComponent(url)}`)).rejects.toThrow('address not allowed');
  });

  // Every port is allowed here, so that only the check of the address protects the canary.
  const anyPort = { mayUsePort: () => true };

  it.each([['127.0.0.1'], ['::1'], ['::ffff:127.0.0.1'], ['10.0.0.1'], ['169.254.169.254']])(
    'is not reached through a name that resolves to %s',
    async (address) => {
      const policy = { ...PUBLIC_WEB, ...anyPort };
      const lookup = resolvingTo(address);
      await expect(
        client({ policy, lookup }).get(`http://post.example:${port()}/`),
      ).rejects.toThrow('address not allowed');
    },
  );

  it('is not reached when only one of the addresses of a name is private', async () => {
    const lookup: LookupFunction = (_hostname, _options, done) =>
      done(null, [
        { address: '127.0.0.1', family: 4 },
        { address: '127.0.0.2', family: 4 },
      ]);
    await expect(get('/plain', { lookup })).resolves.toBeDefined();
    await expect(
      client({ lookup }).get(server.url.replace('127.0.0.1', 'post.example')),
    ).rejects.toThrow('address not allowed');
  });

  it('is not reached by a name that changes its mind: each connection is checked by what it uses', async () => {
    const before = canary.requests.length;
    const policy = { ...server.policy, ...anyPort };
    const here = server.url.replace('127.0.0.1', 'rebind.example');
    const there = `http://rebind.example:${port()}/`;
    const rebinding = client({ policy, lookup: resolvingTo('127.0.0.1', '127.0.0.2') });
    await expect(rebinding.get(`${here}/plain`)).resolves.toMatchObject({ status: 200 });
    await expect(rebinding.get(there)).rejects.toThrow('address not allowed');
    expect(canary.requests).toHaveLength(before);
  });
});
