import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { WebError } from './web-error';

type Decoder = (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const DECODERS: Readonly<Record<string, Decoder>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/** "" without one. */
export function headerText(header: string | string[] | undefined): string {
  return Array.isArray(header) ? (header[0] ?? '') : (header ?? '');
}

export function discard(body: Dispatcher.ResponseData['body']): void {
  body.on('error', () => {}).destroy();
}

/** Unpacks up to `maxBytes`. */
export async function readBody(
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
