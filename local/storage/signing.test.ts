import { createHash, randomUUID } from 'node:crypto';
import { Sha256 } from '@aws-crypto/sha256-js';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { SignatureV4 } from '@smithy/signature-v4';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@/lib/shared/time/units';
import {
  INBOX,
  PUBLIC,
  presignPut,
  SITE,
  sendRaw,
  startTestStorage,
  type TestStorage,
  toClient,
} from './test-server';

let storage: TestStorage;
beforeAll(async () => {
  storage = await startTestStorage();
});
afterAll(() => storage.stop());
afterEach(() => {
  storage.clock.offsetMs = 0;
});

const BODY = 'the bytes of a picture';
const TYPE = 'image/png';

function presign(overrides: { expiresIn?: number; signingDate?: Date } = {}): Promise<string> {
  const key = `pictures/${randomUUID()}.png`;
  const put = { key, type: TYPE, length: BODY.length, ...overrides };
  return presignPut(toClient(storage.endpoint), put);
}

const HEADERS = { 'Content-Type': TYPE, 'If-None-Match': '*' };

async function upload(url: string, init: RequestInit = {}): Promise<[number, string]> {
  const response = await fetch(url, { method: 'PUT', headers: HEADERS, body: BODY, ...init });
  const text = await response.text();
  return [response.status, /<Code>(\w+)</.exec(text)?.[1] ?? ''];
}

describe('a presigned upload', () => {
  it('signs length, type and creation, is accepted once and refused as a replay (UP-5)', async () => {
    const url = await presign();
    const signed = new URL(url).searchParams.get('X-Amz-SignedHeaders');
    expect(signed).toBe('content-length;content-type;host;if-none-match');
    expect(await upload(url)).toEqual([200, '']);
    expect(await upload(url)).toEqual([412, 'PreconditionFailed']);
    expect(await upload(url, { body: 'THE BYTES OF A PICTURE' })).toEqual([
      412,
      'PreconditionFailed',
    ]);
  });

  it('refuses another type, length or condition than was signed (UP-3, UP-5)', async () => {
    const url = await presign();
    const denied = [403, 'SignatureDoesNotMatch'];
    expect(await upload(url, { headers: { ...HEADERS, 'Content-Type': 'text/html' } })).toEqual(
      denied,
    );
    expect(await upload(url, { headers: { ...HEADERS, 'If-None-Match': '"x"' } })).toEqual(denied);
    expect(await upload(url, { body: `${BODY}!` })).toEqual(denied);
    expect(await upload(url, { body: '' })).toEqual(denied);
    const missing = await upload(url, { headers: { 'Content-Type': TYPE } });
    expect(missing).toEqual([403, 'AccessDenied']);
    expect(await upload(url)).toEqual([200, '']);
  });

  it('refuses another method, key, bucket or host (UP-5)', async () => {
    const url = await presign();
    const denied = [403, 'SignatureDoesNotMatch'];
    const get = await fetch(url, { headers: HEADERS });
    expect(get.status).toBe(403);
    expect(await upload(url.replace('/pictures/', '/pictures/other-'))).toEqual(denied);
    expect(await upload(url.replace(`/${PUBLIC}/`, `/${INBOX}/`))).toEqual(denied);
    expect(await upload(url.replace('127.0.0.1', 'localhost'))).toEqual(denied);
  });

  it('refuses every single tampered or missing parameter', async () => {
    const url = await presign();
    for (const name of new URL(url).searchParams.keys()) {
      const tampered = new URL(url);
      const value = tampered.searchParams.get(name) ?? '';
      tampered.searchParams.set(name, `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}`);
      expect((await upload(tampered.href))[0], `tampered ${name}`).toBeGreaterThanOrEqual(400);
      const doubled = new URL(url);
      doubled.searchParams.append(name, value);
      expect((await upload(doubled.href))[0], `doubled ${name}`).toBeGreaterThanOrEqual(400);
      const missing = new URL(url);
      missing.searchParams.delete(name);
      expect((await upload(missing.href))[0], `missing ${name}`).toBeGreaterThanOrEqual(400);
    }
    const added = `${url}&x-amz-acl=public-read`;
    expect(await upload(added)).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await upload(url)).toEqual([200, '']);
  });

  it('holds until its expiry and not a second longer (UP-5)', async () => {
    const [early, late] = [await presign(), await presign()];
    storage.clock.offsetMs = 3_595_000;
    expect(await upload(early)).toEqual([200, '']);
    storage.clock.offsetMs = 3_602_000;
    expect(await upload(late)).toEqual([403, 'AccessDenied']);
    const response = await fetch(late, { method: 'PUT', headers: HEADERS, body: BODY });
    expect(await response.text()).toContain('<Message>Request has expired</Message>');
  });

  it('is refused when it lies in the future or lives longer than a week', async () => {
    const soon = await presign({ signingDate: new Date(Date.now() + 10 * MINUTE_MS) });
    expect(await upload(soon)).toEqual([200, '']);
    const later = await presign({ signingDate: new Date(Date.now() + 16 * MINUTE_MS) });
    expect(await upload(later)).toEqual([403, 'AccessDenied']);
    for (const expires of ['0', '-1', '604801', '1e3', '99999999999']) {
      const url = new URL(await presign());
      url.searchParams.set('X-Amz-Expires', expires);
      expect(await upload(url.href)).toEqual([400, 'AuthorizationQueryParametersError']);
    }
    const week = await presign({ expiresIn: 604_800 });
    expect(await upload(week)).toEqual([200, '']);
  });

  it('needs a length (UP-3)', async () => {
    const url = new URL(await presign());
    const headers = { ...HEADERS, host: url.host, 'transfer-encoding': 'chunked' };
    const path = `${url.pathname}${url.search}`;
    const answer = await sendRaw(storage.port, path, { method: 'PUT', headers, body: BODY });
    expect(answer.status).toBe(411);
    expect(answer.body).toContain('MissingContentLength');
  });

  it('fails with the checksum of nothing that the SDK signs by default, as S3 does', async () => {
    const client = toClient(storage.endpoint, { requestChecksumCalculation: 'WHEN_SUPPORTED' });
    const command = new PutObjectCommand({ Bucket: PUBLIC, Key: 'sdk-default' });
    const url = await getSignedUrl(client, command);
    expect(url).toContain('x-amz-checksum-crc32=AAAAAA');
    expect(await upload(url, { headers: {} })).toEqual([400, 'BadDigest']);
  });

  it('lets a page of the site, and no other, upload from a browser', async () => {
    const url = await presign();
    const ask = (origin: string, headers: string) =>
      fetch(url, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': headers,
        },
      });
    const allowed = await ask(SITE, 'content-type,if-none-match');
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(allowed.headers.get('access-control-allow-headers')).toContain('if-none-match');
    expect((await ask('https://evil.example', 'content-type')).status).toBe(403);
    expect((await ask(SITE, 'authorization')).status).toBe(403);

    const headers = { ...HEADERS, origin: SITE };
    const stored = await fetch(url, { method: 'PUT', headers, body: BODY });
    expect(stored.status).toBe(200);
    expect(stored.headers.get('access-control-expose-headers')).toContain('ETag');
  });
});

describe('a presigned read', () => {
  it('opens a private object to whoever holds the URL, for this object only', async () => {
    const client = toClient(storage.endpoint);
    for (const Key of ['mine', 'other']) {
      await client.send(new PutObjectCommand({ Bucket: INBOX, Key, Body: Key }));
    }
    const url = await getSignedUrl(client, new GetObjectCommand({ Bucket: INBOX, Key: 'mine' }));
    expect(await (await fetch(url)).text()).toBe('mine');
    expect((await fetch(url.replace('/mine', '/other'))).status).toBe(403);
    expect((await fetch(`${storage.endpoint}/${INBOX}/mine`)).status).toBe(403);
  });
});

describe('a signature in the header', () => {
  const credentials = { accessKeyId: 'local-key', secretAccessKey: 'local-secret' };

  async function send(
    change: { headers?: Record<string, string>; body?: string; unsigned?: Record<string, string> },
    key = credentials,
  ): Promise<[number, string]> {
    const signer = new SignatureV4({
      service: 's3',
      region: 'auto',
      credentials: key,
      sha256: Sha256,
      uriEscapePath: false,
    });
    const signed = await signer.sign({
      protocol: 'http:',
      hostname: '127.0.0.1',
      method: 'PUT',
      path: `/${INBOX}/header-signed`,
      headers: {
        host: `127.0.0.1:${storage.port}`,
        'x-amz-content-sha256': createHash('sha256').update(BODY).digest('hex'),
        ...change.headers,
      },
    });
    const headers = {
      ...signed.headers,
      ...change.unsigned,
      'content-length': String((change.body ?? BODY).length),
    };
    const body = change.body ?? BODY;
    const answer = await sendRaw(storage.port, signed.path, { method: 'PUT', headers, body });
    return [answer.status, /<Code>(\w+)</.exec(answer.body)?.[1] ?? ''];
  }

  it('covers the payload when it names its hash', async () => {
    expect(await send({})).toEqual([200, '']);
    expect(await send({ body: BODY.toUpperCase() })).toEqual([400, 'XAmzContentSHA256Mismatch']);
    const headers = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
    expect(await send({ headers, body: 'anything' })).toEqual([200, '']);
    const streaming = { 'x-amz-content-sha256': 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD' };
    expect(await send({ headers: streaming })).toEqual([501, 'NotImplemented']);
  });

  it('refuses meaningful headers that nobody signed', async () => {
    const unsigned = { 'x-amz-acl': 'public-read' };
    expect(await send({ unsigned })).toEqual([403, 'AccessDenied']);
  });

  it('refuses an unknown key, a wrong secret and a wrong clock', async () => {
    const wrongSecret = { ...credentials, secretAccessKey: 'guess' };
    expect(await send({}, { ...credentials, accessKeyId: 'nobody' })).toEqual([
      403,
      'InvalidAccessKeyId',
    ]);
    expect(await send({}, wrongSecret)).toEqual([403, 'SignatureDoesNotMatch']);
    storage.clock.offsetMs = 16 * MINUTE_MS;
    expect(await send({})).toEqual([403, 'RequestTimeTooSkewed']);
  });

  it('refuses a header that is no signature at all', async () => {
    const path = `/${INBOX}/header-signed`;
    for (const authorization of ['Bearer x', 'AWS4-HMAC-SHA256 Credential=a, Signature=b']) {
      const answer = await sendRaw(storage.port, path, { headers: { authorization } });
      expect(answer.status).toBe(400);
      expect(answer.body).toContain('AuthorizationHeaderMalformed');
    }
    expect((await sendRaw(storage.port, path)).status).toBe(403);
  });
});
