import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ObjectMetadata } from '@/local/storage/object-metadata';
import type { ObjectStore } from './object-store';
import { S3Error } from './s3-error';

/** Both included. */
interface ByteRange {
  start: number;
  end: number;
}

/** Null: the whole object. Throws `InvalidRange`. */
function toByteRange(header: string | undefined, length: number): ByteRange | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return null;
  const start = first ? Number(first) : Math.max(length - Number(last), 0);
  const end = first && last ? Math.min(Number(last), length - 1) : length - 1;
  if (first && last && Number(last) < start) return null;
  if (start >= length || (!first && Number(last) === 0)) throw new S3Error('InvalidRange');
  return { start, end };
}

function names(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag);
}

function toRange(request: IncomingMessage, metadata: ObjectMetadata, etag: string) {
  const guard = request.headers['if-range'];
  if (guard !== undefined && guard !== etag) return null;
  return toByteRange(request.headers.range, metadata.length);
}

export async function serveObject(
  request: IncomingMessage,
  response: ServerResponse,
  store: ObjectStore,
  { bucket, key, headers }: { bucket: string; key: string; headers: OutgoingHttpHeaders },
): Promise<void> {
  const found = await store.open(bucket, key);
  if (!found) throw new S3Error('NoSuchKey');
  const { metadata, file } = found;
  try {
    const etag = `"${metadata.etag}"`;
    const ifMatch = request.headers['if-match'];
    if (ifMatch !== undefined && !names(ifMatch, etag)) throw new S3Error('PreconditionFailed');
    const validators = {
      ...headers,
      ETag: etag,
      'Last-Modified': new Date(metadata.storedAt).toUTCString(),
      'Accept-Ranges': 'bytes',
    };
    if (names(request.headers['if-none-match'], etag)) {
      response.writeHead(304, validators).end();
      return;
    }
    response.setHeader('Content-Range', `bytes */${metadata.length}`);
    const range = toRange(request, metadata, etag);
    if (range) {
      response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${metadata.length}`);
    } else {
      response.removeHeader('Content-Range');
    }
    response.writeHead(range ? 206 : 200, {
      ...validators,
      'Content-Type': metadata.contentType,
      'Content-Length': range ? range.end - range.start + 1 : metadata.length,
    });
    if (request.method === 'HEAD' || metadata.length === 0) response.end();
    else await pipeline(file.createReadStream({ ...range, autoClose: false }), response);
  } finally {
    await file.close();
  }
}
