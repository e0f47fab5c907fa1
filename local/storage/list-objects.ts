import { escapeUTF8 } from 'entities/escape';
import type { ObjectStore } from './object-store';
import { S3Error } from './s3-error';

const MOST = 1_000;

/** The continuation token is the last key. */
export async function listObjects(
  store: ObjectStore,
  bucket: string,
  query: URLSearchParams,
): Promise<string> {
  const known = new Set([
    'list-type',
    'max-keys',
    'prefix',
    'start-after',
    'continuation-token',
    'x-id',
  ]);
  const other = [...query.keys()].find((name) => !known.has(name));
  if (query.get('list-type') !== '2' || other) {
    throw new S3Error('NotImplemented', `"${other ?? 'list-type'}" is not implemented.`);
  }
  const wanted = Number(query.get('max-keys') ?? MOST);
  if (!Number.isInteger(wanted) || wanted < 1) throw new S3Error('InvalidArgument');
  const most = Math.min(wanted, MOST);
  const prefix = query.get('prefix') ?? '';
  const token = query.get('continuation-token');
  const start = query.get('start-after');
  const after =
    token === null ? start !== null && Buffer.from(start) : Buffer.from(token, 'base64url');
  const matching = (await store.list(bucket)).filter(
    ({ key }) => key.startsWith(prefix) && (!after || Buffer.from(key).compare(after) > 0),
  );
  const page = matching.slice(0, most);
  const last = matching.length > most ? page.at(-1) : undefined;
  const next = last
    ? `<NextContinuationToken>${Buffer.from(last.key).toString('base64url')}</NextContinuationToken>`
    : '';
  const contents = page.map(
    ({ key, storedAt, etag, length }) =>
      `<Contents><Key>${escapeUTF8(key)}</Key><LastModified>${storedAt}</LastModified>` +
      `<ETag>&quot;${etag}&quot;</ETag><Size>${length}</Size></Contents>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    `<Name>${bucket}</Name><Prefix>${escapeUTF8(prefix)}</Prefix><KeyCount>${page.length}</KeyCount>`,
    `<MaxKeys>${most}</MaxKeys><IsTruncated>${last !== undefined}</IsTruncated>${next}`,
    ...contents,
    '</ListBucketResult>',
  ].join('\n');
}
