import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestStorage, type TestStorage } from '@/local/storage/test-server';
import { stubWebEnv } from '@/test/web-env';
import { createUpload, DEFAULT_SECONDS, presignUpload } from './presign';

const BODY = Buffer.from('the bytes of a picture');
const PICTURE = { key: 'services/a.png', contentType: 'image/png', contentLength: BODY.length };

let storage: TestStorage;
beforeAll(async () => {
  storage = await startTestStorage();
  stubWebEnv('http://host.test');
  vi.stubEnv('S3_ENDPOINT', storage.endpoint);
  vi.stubEnv('ASSETS_URL', `${storage.endpoint}/assets`);
});
afterAll(() => storage.stop());
afterEach(() => {
  storage.clock.offsetMs = 0;
});

const ticketFor = (contentLength = BODY.length) =>
  createUpload(
    { kind: 'service', contentType: 'image/png', contentLength, fileName: 'x.png' },
    '118001',
  );

type Put = { url?: string; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> };

async function put(
  { uploadUrl, headers }: Awaited<ReturnType<typeof ticketFor>>,
  change: Put = {},
) {
  const init = { method: 'PUT', headers: change.headers ?? headers, body: change.body ?? BODY };
  return (await fetch(change.url ?? uploadUrl, init)).status;
}

describe('presignUpload', () => {
  it('UPL-001 UPL-003 UPL-008 signs a PUT for 900 seconds at the endpoint, region auto', async () => {
    expect(DEFAULT_SECONDS).toBe(900);
    const url = new URL((await presignUpload(PICTURE)).uploadUrl);
    expect(url.origin).toBe(storage.endpoint);
    expect(url.pathname).toBe('/settln-public/services/a.png');
    expect(url.searchParams.get('X-Amz-Expires')).toBe('900');
    expect(url.searchParams.get('X-Amz-Credential')).toMatch(/\/auto\/s3\/aws4_request$/);
    expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe(
      'content-length;content-type;host;if-none-match',
    );
    expect(url.href).not.toMatch(/checksum|local-secret/);
  });
});

describe('an upload', () => {
  it('UPL-002 UPL-004 UPL-005 goes up with its own type and is then on the assets host', async () => {
    const ticket = await ticketFor();
    expect(new URL(ticket.uploadUrl).searchParams.get('X-Amz-Expires')).toBe('3600');
    expect(ticket.headers['content-type']).toBe('image/png');
    expect(await put(ticket)).toBe(200);
    expect(ticket.imageUrl.startsWith(`${storage.endpoint}/assets/services/`)).toBe(true);
    const stored = await fetch(ticket.imageUrl);
    expect(stored.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await stored.arrayBuffer())).toEqual(BODY);
  });

  it('UP-3 takes neither a byte more, nor none, nor another type', async () => {
    const ticket = await ticketFor();
    expect(await put(ticket, { body: Buffer.concat([BODY, Buffer.from('!')]) })).toBe(403);
    expect(await put(ticket, { body: Buffer.alloc(0) })).toBe(403);
    for (const type of ['text/html', 'image/svg+xml', 'image/jpeg', 'image/png; charset=x']) {
      expect(await put(ticket, { headers: { ...ticket.headers, 'content-type': type } })).toBe(403);
    }
    expect(await put(ticket, { headers: { 'content-type': 'image/png' } })).toBe(403);
    expect(await put(ticket)).toBe(200);
  });

  it('UP-5 cannot be used again, for another key or method, or after an hour', async () => {
    const ticket = await ticketFor();
    const { uploadUrl, headers } = ticket;
    expect(await put(ticket, { url: uploadUrl.replace('/services/', '/services/0') })).toBe(403);
    expect((await fetch(uploadUrl, { method: 'DELETE', headers })).status).toBe(403);
    expect((await fetch(uploadUrl, { headers })).status).toBe(403);
    storage.clock.offsetMs = 3_590_000;
    expect(await put(ticket)).toBe(200);
    expect(await put(ticket, { body: Buffer.from('THE BYTES OF A PICTURE') })).toBe(412);
    storage.clock.offsetMs = 3_602_000;
    const late = await ticketFor();
    storage.clock.offsetMs += 3_602_000;
    expect(await put(late)).toBe(403);
  });
});
