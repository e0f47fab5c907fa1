import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  INBOX,
  PUBLIC,
  presignPut,
  startTestStorage,
  type TestStorage,
  toClient,
} from './test-server';

let storage: TestStorage;
beforeAll(async () => {
  storage = await startTestStorage();
});
afterAll(() => storage.stop());

/** The refusal of a call of the SDK, as its error name and status. */
async function refusalOf(call: Promise<unknown>): Promise<[string, number | undefined]> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof S3ServiceException)) throw new Error('not refused', { cause: error });
  return [error.name, error.$metadata.httpStatusCode];
}

describe('the SDK, with its defaults and as the product sets it up', () => {
  it.each([
    ['defaults', {}],
    ['checksums when required', { requestChecksumCalculation: 'WHEN_REQUIRED' }],
    ['checksums when supported', { requestChecksumCalculation: 'WHEN_SUPPORTED' }],
  ] as const)('stores, describes and returns an object: %s', async (name, settings) => {
    const client = toClient(storage.endpoint, settings);
    const Body = randomBytes(3 * 1024 * 1024);
    const address = { Bucket: INBOX, Key: `objects/${name} +ä%.bin` };
    const etag = `"${createHash('md5').update(Body).digest('hex')}"`;

    const stored = await client.send(
      new PutObjectCommand({ ...address, Body, ContentType: 'image/webp' }),
    );
    const head = await client.send(new HeadObjectCommand(address));
    const read = await client.send(new GetObjectCommand(address));

    expect(stored.ETag).toBe(etag);
    expect(head).toMatchObject({
      ContentLength: Body.length,
      ContentType: 'image/webp',
      ETag: etag,
    });
    const bytes = Buffer.from((await read.Body?.transformToByteArray()) ?? []);
    expect(bytes.equals(Body)).toBe(true);
  });

  it.each(['CRC32', 'SHA1', 'SHA256'] as const)('verifies a %s checksum', async (algorithm) => {
    const client = toClient(storage.endpoint);
    const put = { Bucket: INBOX, Key: `sum/${algorithm}`, Body: 'right' };
    await client.send(new PutObjectCommand({ ...put, ChecksumAlgorithm: algorithm }));
    const wrong = { CRC32: 'AAAAAA==', SHA1: `${'A'.repeat(27)}=`, SHA256: `${'A'.repeat(43)}=` };
    const bad = new PutObjectCommand({ ...put, [`Checksum${algorithm}`]: wrong[algorithm] });
    expect(await refusalOf(client.send(bad))).toEqual(['BadDigest', 400]);
    const malformed = new PutObjectCommand({ ...put, [`Checksum${algorithm}`]: 'AA==' });
    expect(await refusalOf(client.send(malformed))).toEqual(['InvalidDigest', 400]);
  });

  it('refuses what it does not implement instead of doing something else', async () => {
    const client = toClient(storage.endpoint);
    const put = { Bucket: INBOX, Key: 'odd', Body: 'x' };
    const odd = [
      { ...put, ChecksumAlgorithm: 'CRC32C' as const },
      { ...put, Metadata: { lost: 'yes' } },
      { ...put, IfMatch: '"abc"' },
      { ...put, IfNoneMatch: '"abc"' },
      // The SDK signs a stream chunk by chunk.
      {
        ...put,
        Body: Readable.from(['x']),
        ContentLength: 1,
        ChecksumAlgorithm: 'CRC32' as const,
      },
    ];
    for (const input of odd) {
      const refusal = await refusalOf(client.send(new PutObjectCommand(input)));
      expect(refusal).toEqual(['NotImplemented', 501]);
    }
  });

  it('tells a missing object from a missing bucket', async () => {
    const client = toClient(storage.endpoint);
    const key = new GetObjectCommand({ Bucket: INBOX, Key: 'nothing/here' });
    const bucket = new GetObjectCommand({ Bucket: 'elsewhere', Key: 'nothing/here' });
    expect(await refusalOf(client.send(key))).toEqual(['NoSuchKey', 404]);
    expect(await refusalOf(client.send(bucket))).toEqual(['NoSuchBucket', 404]);
  });

  it('refuses an object over the cap before its bytes travel', async () => {
    const Body = Buffer.alloc(8 * 1024 * 1024 + 1);
    const put = new PutObjectCommand({ Bucket: INBOX, Key: 'big', Body });
    const refusal = await refusalOf(toClient(storage.endpoint).send(put));
    expect(refusal).toEqual(['EntityTooLarge', 400]);
  });

  it('answers a part of an object', async () => {
    const client = toClient(storage.endpoint);
    await client.send(new PutObjectCommand({ Bucket: INBOX, Key: 'part', Body: '0123456789' }));
    const part = { Bucket: INBOX, Key: 'part', Range: 'bytes=2-4' };
    const read = await client.send(new GetObjectCommand(part));
    expect(await read.Body?.transformToString()).toBe('234');
    expect(read.ContentRange).toBe('bytes 2-4/10');
  });
});

describe('an object is there as a whole or not at all', () => {
  it('lets exactly one of racing create-once uploads win', async () => {
    const client = toClient(storage.endpoint);
    const race = Array.from({ length: 12 }, (_, index) =>
      client
        .send(
          new PutObjectCommand({
            Bucket: INBOX,
            Key: 'race',
            Body: `runner ${index}`,
            IfNoneMatch: '*',
          }),
        )
        .then(
          () => 200,
          (error: S3ServiceException) => error.$metadata.httpStatusCode,
        ),
    );
    const statuses = await Promise.all(race);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(11);
  });

  it('keeps the old object readable while it is replaced many times', async () => {
    const client = toClient(storage.endpoint);
    const address = { Bucket: INBOX, Key: 'replaced' };
    const write = (text: string) =>
      client.send(new PutObjectCommand({ ...address, Body: text.repeat(5_000) }));
    await write('a');
    const writes = Promise.all(Array.from('bcdefgh', (text) => write(text)));
    for (let round = 0; round < 20; round += 1) {
      const read = await client.send(new GetObjectCommand(address));
      const text = (await read.Body?.transformToString()) ?? '';
      expect(text).toBe((text[0] ?? '').repeat(5_000));
    }
    await writes;
  });

  it('leaves nothing behind when the sender hangs up halfway', async () => {
    const length = 1_000_000;
    const url = await presignPut(toClient(storage.endpoint), {
      key: 'half',
      type: 'image/png',
      length,
    });
    const headers = {
      'content-type': 'image/png',
      'content-length': length,
      'if-none-match': '*',
    };
    const bytes = join(storage.directory, PUBLIC, 'bytes');
    const sending = request(url, { method: 'PUT', headers }).on('error', () => {});
    sending.write(Buffer.alloc(length / 2));
    await expect.poll(() => readdir(bytes)).toHaveLength(1);
    sending.destroy();
    await expect.poll(() => readdir(bytes)).toHaveLength(0);
    await sleep(20);
    expect(await readdir(join(storage.directory, PUBLIC, 'objects'))).toHaveLength(0);
  });
});
