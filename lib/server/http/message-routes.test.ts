import { GetObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteCalls } from '@/lib/server/http/calls/site';
import {
  INBOX,
  PUBLIC,
  sendRaw,
  startTestStorage,
  type TestStorage,
  toClient,
} from '@/local/storage/test-server';
import { readBucket } from '@/scripts/inbox/read-bucket';
import { startRecordingHost } from '@/test/recording-host';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import { LEAST_FILL_MS } from './receive-message';

let storage: TestStorage;
let host: Awaited<ReturnType<typeof startRecordingHost>>;
const log = vi.spyOn(console, 'error').mockImplementation(() => {});

/** How long each message was told to wait; it waits until it is let go. */
const waits: number[] = [];
let isHeld = false;
const held: (() => void)[] = [];
vi.mock('node:timers/promises', async (importOriginal) => {
  const timers = await importOriginal<typeof import('node:timers/promises')>();
  return {
    ...timers,
    setTimeout: async (ms: number) => {
      waits.push(ms);
      if (isHeld) await new Promise<void>((letGo) => held.push(letGo));
    },
  };
});

beforeAll(async () => {
  storage = await startTestStorage();
  host = await startRecordingHost();
  stubWebEnv(host.url);
  vi.stubEnv('S3_ENDPOINT', storage.endpoint);
  vi.stubEnv('S3_BUCKET', PUBLIC);
  vi.stubEnv('S3_INBOX_BUCKET', INBOX);
});
// The last test has stopped it already, unless it was left out.
afterAll(async () => {
  await host.close();
  await storage.stop().catch(() => {});
});

/** Every test writes from an address of its own, so that the hourly limit is its own too. */
let address = '';
let addresses = 0;
beforeEach(() => {
  addresses += 1;
  address = `203.0.113.${addresses}`;
  log.mockClear();
  waits.length = 0;
});

const sender = { website: '', filledInMs: LEAST_FILL_MS };
const message = {
  name: ' Ifeoma ',
  email: 'ifeoma@example.org',
  message: 'Is there a tutor in Sliema?',
  ...sender,
};
const deletion = {
  email: 'kwabena@example.org',
  reason: '',
  comments: '',
  isConfirmed: true,
  ...sender,
};

async function send(
  handler: typeof siteCalls.sendContactMessage,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const request = new Request(`${SITE_URL}${handler.row.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const response = await handler(request, { params: Promise.resolve({}) });
  const retryAfter = Number(response.headers.get('retry-after'));
  return { status: response.status, answer: await response.json(), retryAfter };
}

const kept = async () => (await readBucket(storage.directory, INBOX)).map(({ key }) => key);

describe('a message', () => {
  it.each([
    [
      'contact',
      siteCalls.sendContactMessage,
      message,
      { name: 'Ifeoma', message: message.message },
    ],
    ['deletion', siteCalls.requestDeletion, deletion, { email: deletion.email, isConfirmed: true }],
  ])('STAT-012 STAT-033 of %s is kept whole, where only its keeper reads', async (...row) => {
    const [kind, handler, body, expected] = row;
    const before = await kept();
    expect(await send(handler, body)).toMatchObject({ status: 201, answer: { received: true } });
    const [key = '', ...more] = (await kept()).filter((one) => !before.includes(one));
    expect(more).toEqual([]);
    expect(key).toMatch(
      new RegExp(`^${kind}/\\d{4}-\\d\\d-\\d\\dT[\\d.-]+Z-[0-9a-f-]{36}\\.json$`),
    );
    const stored = await toClient(storage.endpoint).send(
      new GetObjectCommand({ Bucket: INBOX, Key: key }),
    );
    const message = JSON.parse((await stored.Body?.transformToString()) ?? '');
    expect(message).toMatchObject({ kind, ...expected });
    expect(message).not.toHaveProperty('website');
    expect(host.asked).toEqual([]);
    for (const path of [`/assets/${key}`, `/assets/${INBOX}/${key}`, `/${INBOX}/${key}`]) {
      expect([403, 404], path).toContain((await sendRaw(storage.port, path)).status);
    }
  });

  it('CSRF-1 of another site’s page is refused and not kept', async () => {
    const before = await kept();
    for (const [name, value, status] of [
      ['sec-fetch-site', 'cross-site', 403],
      ['sec-fetch-site', 'same-site', 403],
      ['content-type', 'text/plain', 415],
    ] as const) {
      expect((await send(siteCalls.sendContactMessage, message, { [name]: value })).status).toBe(
        status,
      );
    }
    expect(await kept()).toEqual(before);
  });

  it('STAT-009 to STAT-011, STAT-028, STAT-031 is refused by field when it is incomplete', async () => {
    const blank = { ...message, name: ' ', email: 'x', message: '' };
    const { status, answer } = await send(siteCalls.sendContactMessage, blank);
    expect(status).toBe(422);
    expect(Object.keys(answer.error.fields).sort()).toEqual(['email', 'message', 'name']);
    const without = await send(siteCalls.requestDeletion, {
      ...deletion,
      email: '',
      isConfirmed: false,
    });
    expect(Object.keys(without.answer.error.fields).sort()).toEqual(['email', 'isConfirmed']);
    expect((await send(siteCalls.sendContactMessage, {})).status).toBe(422);
  });

  it('STAT-033 of a person who is quick is kept, a moment later', async () => {
    const before = await kept();
    for (const [handler, body] of [
      [siteCalls.sendContactMessage, message],
      [siteCalls.requestDeletion, deletion],
    ] as const) {
      const quick = await send(handler, { ...body, filledInMs: LEAST_FILL_MS - 300 });
      expect(quick.status).toBe(201);
      expect(waits.splice(0)).toEqual([300]);
    }
    expect(await kept()).toHaveLength(before.length + 2);
  });

  it('STAT-033 with a filled trap is refused by the siteCalls.sendContactMessage form, and kept as a deletion', async () => {
    const website = 'https://spam.test';
    expect((await send(siteCalls.sendContactMessage, { ...message, website })).status).toBe(422);
    expect((await send(siteCalls.requestDeletion, { ...deletion, website })).status).toBe(201);
  });

  it('is taken five times an hour from one network by the siteCalls.sendContactMessage form, for itself', async () => {
    const from = (ending: string) => ({ 'x-forwarded-for': `2001:db8:7:7::${ending}` });
    for (const ending of ['1', '2', '3', '4', 'b:c:d']) {
      expect((await send(siteCalls.sendContactMessage, message, from(ending))).status).toBe(201);
    }
    // What the visitor wrote himself stands before what the proxy saw, and counts for nothing.
    const disguised = { 'x-forwarded-for': '198.51.100.8, 2001:db8:7:7::6' };
    const sixth = await send(siteCalls.sendContactMessage, message, disguised);
    expect(sixth.status).toBe(429);
    expect(sixth.retryAfter).toBeGreaterThan(3500);
    expect(sixth.answer.error.message).toMatch(/Please try again in 60 minutes, or write to us/);
    const neighbour = { 'x-forwarded-for': '2001:db8:7:8::1' };
    expect((await send(siteCalls.sendContactMessage, message, neighbour)).status).toBe(201);
    expect((await send(siteCalls.requestDeletion, deletion, disguised)).status).toBe(201);
  });

  it('STAT-033 of a flood is slowed, and the deletion form refuses nobody', async () => {
    const before = await kept();
    isHeld = true;
    let answered = 0;
    const sending = Array.from({ length: 110 }, async () => {
      const { status } = await send(siteCalls.requestDeletion, deletion);
      answered += 1;
      return status;
    });
    // No more than a hundred wait.
    await expect.poll(() => answered).toBe(10);
    isHeld = false;
    for (const letGo of held) letGo();
    const flood = await Promise.all(sending);
    expect(new Set(flood)).toEqual(new Set([201]));
    expect(waits).toHaveLength(100);
    expect(Math.max(...waits.splice(0))).toBe(5_000);
    expect(await kept()).toHaveLength(before.length + flood.length);
    const other = { 'x-forwarded-for': '203.0.113.251' };
    expect((await send(siteCalls.requestDeletion, deletion, other)).status).toBe(201);
    expect(waits).toEqual([1_000]);
  });

  it('that cannot be stored is not said to be received, and is not logged', async () => {
    await storage.stop();
    const { status, answer } = await send(siteCalls.sendContactMessage, message);
    expect([status, answer.error.code]).toEqual([503, 'unavailable']);
    const lines = log.mock.calls.flat().join('\n');
    expect(lines).toContain('message_not_kept');
    expect(lines).not.toMatch(/ifeoma|tutor|203\.0/i);
  });
});
