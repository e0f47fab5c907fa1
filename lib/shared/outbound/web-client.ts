import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { Agent, type Dispatcher, request } from 'undici';
import { withDeadline } from '@/lib/shared/process/deadline';
import { guardedLookup } from './guarded-lookup';
import { isAllowedUrl, PUBLIC_WEB, type WebPolicy } from './public-web';
import { toWebError, WebError } from './web-error';

const CONNECT_MS = 5_000;
const HEADERS_MS = 10_000;
const TOTAL_MS = 20_000;
const MOST_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/** 200 with bytes, which are unpacked, or 304 without bytes. */
export interface WebAnswer {
  status: 200 | 304;
  /** The address after redirects. */
  url: string;
  bytes: Buffer;
  contentType: string;
  etag: string | null;
  lastModified: string | null;
}

/** `get` throws `WebError`. */
export interface WebClient {
  get: (url: string, headers?: Record<string, string>) => Promise<WebAnswer>;
  close: () => Promise<void>;
}

export interface WebClientOptions {
  userAgent: string;
  /** The limit for packed and for unpacked bytes. */
  maxBytes: number;
  signal?: AbortSignal | undefined;
  /** Where the client may connect. By default, only to the public web. */
  policy?: WebPolicy | undefined;
  lookup?: LookupFunction | undefined;
  totalMs?: number | undefined;
  redirects?: number | undefined;
}

/** Checks the address of every redirect. */
export function createWebClient(options: WebClientOptions): WebClient {
  const { userAgent, maxBytes, signal, policy = PUBLIC_WEB, lookup, totalMs = TOTAL_MS } = options;
  const { redirects = MOST_REDIRECTS } = options;
  const dispatcher = new Agent({
    connect: { timeout: CONNECT_MS, lookup: guardedLookup(policy, lookup) },
    headersTimeout: HEADERS_MS,
    maxResponseSize: maxBytes,
    connections: 2,
  });
  const send = (url: URL, headers: Record<string, string>, end: AbortSignal) => {
    if (!isAllowedUrl(url, policy)) throw new WebError('address not allowed');
    return request(url, {
      dispatcher,
      signal: end,
      headers: { ...headers, 'user-agent': userAgent, 'accept-encoding': 'gzip, br' },
    });
  };
  return {
    get: async (address, headers = {}) => {
      try {
        return await withDeadline(totalMs, async (deadline) => {
          const end = signal ? AbortSignal.any([deadline, signal]) : deadline;
          const { url, response } = await follow(address, redirects, (url) =>
            send(url, headers, end),
          );
          return toAnswer(url, response, maxBytes);
        });
      } catch (error) {
        throw toWebError(error);
      }
    },
    close: () => dispatcher.destroy(),
  };
}

async function follow(
  address: string,
  redirects: number,
  send: (url: URL) => Promise<Dispatcher.ResponseData>,
): Promise<{ url: URL; response: Dispatcher.ResponseData }> {
  let url = new URL(address);
  for (let hops = 0; hops <= redirects; hops += 1) {
    const response = await send(url);
    const location = headerText(response.headers.location);
    const isMoved = REDIRECTS.includes(response.statusCode) && URL.canParse(location, url);
    if (!isMoved || location === '') return { url, response };
    discard(response.body);
    url = new URL(location, url);
  }
  throw new WebError('too many redirects');
}

async function toAnswer(
  url: URL,
  response: Dispatcher.ResponseData,
  maxBytes: number,
): Promise<WebAnswer> {
  const { statusCode: status, headers } = response;
  if (status !== 200 && status !== 304) {
    discard(response.body);
    const asked = headerText(headers['retry-after']);
    const retryAfterSeconds = /^\d{1,6}$/.test(asked) ? Number(asked) : 0;
    throw new WebError(`status ${status}`, { retryAfterSeconds });
  }
  return {
    status,
    url: url.href,
    bytes: await readBody(response, maxBytes),
    contentType: headerText(headers['content-type']),
    etag: headerText(headers.etag) || null,
    lastModified: headerText(headers['last-modified']) || null,
  };
}

type Decoder = (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const DECODERS: Readonly<Record<string, Decoder>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

function headerText(header: string | string[] | undefined): string {
  return Array.isArray(header) ? (header[0] ?? '') : (header ?? '');
}

function discard(body: Dispatcher.ResponseData['body']): void {
  body.on('error', () => {}).destroy();
}

async function readBody(
  { body, headers }: Dispatcher.ResponseData,
  maxBytes: number,
): Promise<Buffer> {
  const encoding = headerText(headers['content-encoding']).trim().toLowerCase();
  const decode = DECODERS[encoding];
  if (!decode && encoding !== '' && encoding !== 'identity') {
    discard(body);
    throw new WebError('unknown encoding');
  }
  const packed = Buffer.from(await body.arrayBuffer());
  if (!decode || packed.length === 0) return packed;
  try {
    return await decode(packed, { maxOutputLength: maxBytes });
  } catch (cause) {
    const isBomb =
      cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE';
    throw new WebError(isBomb ? 'too large' : 'broken encoding', {}, { cause });
  }
}
