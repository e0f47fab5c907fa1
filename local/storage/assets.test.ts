import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  INBOX,
  PUBLIC,
  sendRaw,
  startTestStorage,
  type TestStorage,
  toClient,
} from './test-server';

let storage: TestStorage;
beforeAll(async () => {
  storage = await startTestStorage();
  const client = toClient(storage.endpoint);
  const put = { Key: 'services/a b.webp', Body: '0123456789', ContentType: 'image/webp' };
  await client.send(new PutObjectCommand({ Bucket: PUBLIC, ...put }));
  const letter = { Bucket: INBOX, Key: 'contact/letter.json', Body: '{}' };
  await client.send(new PutObjectCommand(letter));
  const page = { Key: 'page.html', Body: '<script>1</script>', ContentType: 'text/html' };
  await client.send(new PutObjectCommand({ Bucket: PUBLIC, ...page }));
});
afterAll(() => storage.stop());

const read = (headers: Record<string, string> = {}, method = 'GET') =>
  sendRaw(storage.port, '/assets/services/a%20b.webp', { headers, method });

describe('the assets host', () => {
  it('serves a public object under headers that disarm it (UP-8)', async () => {
    const answer = await read();
    expect(answer.body).toBe('0123456789');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '10',
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const page = await sendRaw(storage.port, '/assets/page.html');
    expect(page.headers['content-security-policy']).toContain('sandbox');
  });

  it('never serves another bucket', async () => {
    for (const path of [
      '/assets/contact/letter.json',
      `/assets/${INBOX}/contact/letter.json`,
      `/assets/../${INBOX}/contact/letter.json`,
      `/${INBOX}/contact/letter.json`,
      `/${PUBLIC}/services/a%20b.webp`,
    ]) {
      const answer = await sendRaw(storage.port, path);
      expect([400, 403, 404], path).toContain(answer.status);
    }
  });

  it('answers 304 to a validator and HEAD without a body', async () => {
    const { headers } = await read();
    const again = await read({ 'if-none-match': `W/"x", ${headers.etag}` });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await read({ 'if-none-match': '"x"' })).status).toBe(200);
    const head = await read({}, 'HEAD');
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '10']);
    expect((await read({}, 'PUT')).status).toBe(405);
  });

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-0,2-3', 200, '0123456789', undefined],
    ['bytes=5-2', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
    ['bytes=10-', 416, null, 'bytes */10'],
    ['bytes=-0', 416, null, 'bytes */10'],
  ])('answers the range %s with %i', async (range, status, body, contentRange) => {
    const answer = await read({ range });
    expect([answer.status, answer.headers['content-range']]).toEqual([status, contentRange]);
    if (body !== null) expect(answer.body).toBe(body);
  });

  it('ignores a range of another version', async () => {
    expect((await read({ range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200);
  });

  it('tells a missing object in a way that nobody caches', async () => {
    const answer = await sendRaw(storage.port, '/assets/none.png');
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('<Code>NoSuchKey</Code>');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/assets/../../etc/passwd',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2fetc%2fpasswd',
    '/assets/..%5c..%5cwindows',
    '/assets//etc/passwd',
    '/assets/a/./b',
    '/assets/a%00.png',
    '/assets/a%0d%0aSet-Cookie:x.png',
    '/assets/%ff%fe',
    '/assets/%',
    '/assets/%c0%ae%c0%ae/x',
    `/assets/${'a'.repeat(1025)}`,
    '/assets/',
  ])('refuses the name %s (UP-4)', async (path) => {
    const answer = await sendRaw(storage.port, path);
    expect(answer.status).toBe(400);
    expect(answer.body).not.toContain(storage.directory);
  });

  it('keeps odd but honest names inside its folder', async () => {
    const client = toClient(storage.endpoint);
    for (const Key of ['%2e%2e/x', '...', 'ħal-qormi/ġebla ✓.webp', 'a'.repeat(1024), '-rf']) {
      await client.send(new PutObjectCommand({ Bucket: PUBLIC, Key, Body: Key }));
      const path = `/assets/${Key.split('/').map(encodeURIComponent).join('/')}`;
      expect((await sendRaw(storage.port, path)).body).toBe(Key);
    }
  });

  it('says that it is well', async () => {
    expect(await sendRaw(storage.port, '/health')).toMatchObject({ status: 200, body: 'ok\n' });
  });
});
