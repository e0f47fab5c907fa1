import 'server-only';
import { type Dispatcher, request } from 'undici';
import type { MediaType } from '@/lib/shared/contract/slates';
import { answersRange, readContentRange, readRange } from '@/lib/shared/domain/slates/byte-range';
import { findMediaType, MEDIA_CONTENT_TYPES } from '@/lib/shared/domain/slates/media-type';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { findMediaSource } from './media-source';

/** About an hour of video from a phone. */
const MAX_MEDIA_BYTES = 512 * 1024 * 1024;

const ETAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/;
const DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Only these statuses and headers are passed on. */
export interface OpenedMedia {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  body: ReadableStream<Uint8Array> | null;
}

export class MediaError extends Error {
  override readonly name = 'MediaError';
  constructor(
    readonly status: 404 | 502,
    options?: ErrorOptions,
  ) {
    super(`media cannot be passed on: ${status}`, options);
  }
}

interface Wanted {
  type: MediaType;
  /** The path of the file's address, because its ending may say more than the server. */
  pathname: string;
  range: string | undefined;
  /** In bytes. */
  limit: number;
}

/** Only headers in a known spelling are passed on. */
function askedOf(headers: Headers): Record<string, string> {
  const range = readRange(headers.get('range'));
  const ifRange = headers.get('if-range') ?? '';
  const ifNoneMatch = headers.get('if-none-match') ?? '';
  return {
    ...(range && { range }),
    ...(range && (ETAG.test(ifRange) || DATE.test(ifRange)) && { 'if-range': ifRange }),
    ...(ETAG.test(ifNoneMatch) && { 'if-none-match': ifNoneMatch }),
  };
}

function pick(headers: Dispatcher.ResponseData['headers'], name: string, form: RegExp) {
  const value = headers[name];
  return typeof value === 'string' && form.test(value) ? { [name]: value } : {};
}

function validatorsOf({ headers }: Dispatcher.ResponseData): Record<string, string> {
  return { ...pick(headers, 'etag', ETAG), ...pick(headers, 'last-modified', DATE) };
}

function checkFile(answer: Dispatcher.ResponseData, { type, pathname, range, limit }: Wanted) {
  const { headers, statusCode } = answer;
  const contentType = findMediaType(type, String(headers['content-type'] ?? ''), pathname);
  const encoding = String(headers['content-encoding'] ?? 'identity');
  if (contentType === null || encoding !== 'identity') throw new MediaError(502);
  const length = pick(headers, 'content-length', /^\d{1,15}$/);
  const passedOn = { 'content-type': contentType, ...length, ...validatorsOf(answer) };
  if (statusCode === 200) {
    if (Number(length['content-length'] ?? 0) > limit) throw new MediaError(502);
    return { ...passedOn, ...pick(headers, 'accept-ranges', /^bytes$/) };
  }
  const written = String(headers['content-range'] ?? '');
  const part = readContentRange(written);
  const isAsked = part !== null && range !== undefined && answersRange(range, part);
  if (!isAsked || (part.total ?? part.last + 1) > limit) throw new MediaError(502);
  return {
    ...passedOn,
    'content-length': String(part.last - part.first + 1),
    'content-range': written,
    'accept-ranges': 'bytes',
  };
}

/** Cuts off a visitor who reads nothing for this long. Players ask again. */
const READER_IDLE_MS = MINUTE_MS;

/** Reads from the server only as fast as the visitor reads. */
function toStream(body: Dispatcher.ResponseData['body'], limit: number) {
  const chunks = body[Symbol.asyncIterator]();
  let size = 0;
  let idle: NodeJS.Timeout | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(idle);
        const { done, value } = await chunks.next();
        if (done) return controller.close();
        size += value.byteLength;
        if (size <= limit) {
          idle = setTimeout(() => body.destroy(new MediaError(502)), READER_IDLE_MS).unref();
          return controller.enqueue(value);
        }
        body.destroy();
        throw new MediaError(502);
      },
      cancel() {
        clearTimeout(idle);
        // This ends the read at once. The iterator would first wait for the next bytes.
        body.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}

function toOpened(answer: Dispatcher.ResponseData, wanted: Wanted) {
  const { statusCode, headers, body } = answer;
  if (statusCode === 200 || statusCode === 206) {
    const checked: Record<string, string> = checkFile(answer, wanted);
    return { status: statusCode, headers: checked, body: toStream(body, wanted.limit) } as const;
  }
  if (statusCode === 304)
    return { status: 304, headers: validatorsOf(answer), body: null } as const;
  if (statusCode === 416 && wanted.range !== undefined) {
    const size = pick(headers, 'content-range', /^bytes \*\/\d{1,15}$/);
    return { status: 416, headers: size, body: null } as const;
  }
  throw new MediaError(statusCode === 404 || statusCode === 410 ? 404 : 502);
}

/**
 * Follows no redirects, and passes on only the range that the visitor asks for. `signal` ends the
 * answer. Throws `MediaError`, also after `limit` bytes.
 */
export async function openMedia(
  file: { url: string; type: MediaType },
  visitor: { headers: Headers; signal: AbortSignal },
  limit: number = MAX_MEDIA_BYTES,
): Promise<OpenedMedia> {
  const source = findMediaSource(file.url);
  if (!source) throw new MediaError(502);
  const { url, credentials, agent } = source;
  const asked = askedOf(visitor.headers);
  const wanted = { range: asked.range, limit };
  const accept = MEDIA_CONTENT_TYPES[file.type].join(', ');
  const headers = { accept, 'accept-encoding': 'identity', ...asked, ...credentials };
  try {
    const answer = await request(url, { headers, signal: visitor.signal, dispatcher: agent });
    // A destroyed body emits an error.
    answer.body.on('error', () => {});
    try {
      const opened = toOpened(answer, { ...wanted, type: file.type, pathname: url.pathname });
      if (!opened.body) answer.body.destroy();
      return opened;
    } catch (error) {
      answer.body.destroy();
      throw error;
    }
  } catch (cause) {
    throw cause instanceof MediaError ? cause : new MediaError(502, { cause });
  }
}
