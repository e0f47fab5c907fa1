import { S3Error } from './s3-error';

const MAX_KEY_BYTES = 1024;
const FORBIDDEN = /[\p{Cc}\\]/u;

/** As received, neither decoded nor normalised. */
export interface Target {
  path: string;
  query: URLSearchParams;
}

/** `URL` would resolve dot segments. */
export function toTarget(url: string): Target {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (!path.startsWith('/')) throw new S3Error('InvalidURI');
  return { path, query: new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1)) };
}

/** Throws `InvalidURI` for an ambiguous key. */
export function toObjectKey(encoded: string): string {
  let key: string;
  try {
    key = decodeURIComponent(encoded);
  } catch (cause) {
    throw new S3Error('InvalidURI', 'The key is not percent-encoded UTF-8.', { cause });
  }
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) throw new S3Error('KeyTooLongError');
  const odd = key.split('/').some((part) => part === '' || part === '.' || part === '..');
  if (odd || FORBIDDEN.test(key)) {
    throw new S3Error('InvalidURI', 'A key has no empty, dot or control parts.');
  }
  return key;
}

export function toObjectAddress(path: string): { bucket: string; key: string } {
  const [, bucket = '', ...rest] = path.split('/');
  const key = rest.join('/');
  if (!bucket || !key) {
    throw new S3Error('NotImplemented', 'Only objects are served: /{bucket}/{key}.');
  }
  return { bucket, key: toObjectKey(key) };
}
