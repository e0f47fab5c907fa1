import { GetObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as contact } from '@/app/api/contact/route';
import { POST as requestDeletion } from '@/app/api/deletion-requests/route';
import { readBucket } from '@/local/storage/read-bucket';
import {
  INBOX,
  PUBLIC,
  sendRaw,
  startTestStorage,
  type TestStorage,
  toClient,
} from '@/local/storage/test-server';
import { startRecordingHost } from '@/test/recording-host';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import { LEAST_FILL_MS, LETTERS_AN_HOUR } from './admit-letter';

let storage: TestStorage;
let host: Awaited<ReturnType<typeof startRecordingHost>>;
const log = vi.spyOn(console, 'error').mockImplementation(() => {});
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
});

const sender = { website: '', filledInMs: LEAST_FILL_MS };
const message = {
  ...{ name: ' Ifeoma ', email: 'ifeoma@example.org', message: 'Is there a tutor in Sliema?' },
  ...sender,
};
const deletion = {
  ...{ email: 'kwabena@example.org', reason: '', comments: '', isConfirmed: true },
  ...sender,
};

async function send(handler: typeof contact, body: unknown, headers: Record<string, string> = {}) {
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
  return { status: response.status, answer: await response.json() };
}

const kept = async () => (await readBucket(storage.directory, INBOX)).map(({ key }) => key);

describe('a letter', () => {
  it.each([
    ['contact', contact, message, { name: 'Ifeoma', message: message.message }],
    ['deletion', requestDeletion, deletion, { email: deletion.email, isConfirmed: true }],
  ])('STAT-012 STAT-033 of %s is kept whole, where only its keeper reads', async (...row) => {
    const [kind, handler, body, expected] = row;
    const before = await kept();
    expect(await send(handler, body)).toEqual({ status: 201, answer: { received: true } });
    const [key = '', ...more] = (await kept()).filter((one) => !before.includes(one));
    expect(more).toEqual([]);
    expect(key).toMatch(
      new RegExp(`^${kind}/\\d{4}-\\d\\d-\\d\\dT[\\d.-]+Z-[0-9a-f-]{36}\\.json$`),
    );
    const stored = await toClient(storage.endpoint).send(
      new GetObjectCommand({ Bucket: INBOX, Key: key }),
    );
    const letter = JSON.parse((await stored.Body?.transformToString()) ?? '');
    expect(letter).toMatchObject({ kind, ...expected });
    expect(letter).not.toHaveProperty('website');
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
      expect((await send(contact, message, { [name]: value })).status).toBe(status);
    }
    expect(await kept()).toEqual(before);
  });

  it('STAT-009 to STAT-011, STAT-028, STAT-031 is refused by field when it is incomplete', async () => {
    const blank = { ...message, name: ' ', email: 'x', message: '' };
    const { status, answer } = await send(contact, blank);
    expect(status).toBe(422);
    expect(Object.keys(answer.error.fields).sort()).toEqual(['email', 'message', 'name']);
    const without = await send(requestDeletion, { ...deletion, email: '', isConfirmed: false });
    expect(Object.keys(without.answer.error.fields).sort()).toEqual(['email', 'isConfirmed']);
    expect((await send(contact, {})).status).toBe(422);
  });

  it('of a program is refused: it fills the trap, or is too fast', async () => {
    const before = await kept();
    const trapped = await send(contact, { ...message, website: 'https://spam.test' });
    const quick = await send(contact, { ...message, filledInMs: LEAST_FILL_MS - 1 });
    expect([trapped.status, quick.status]).toEqual([422, 422]);
    expect(await kept()).toEqual(before);
  });

  it('is taken five times an hour from one address, both forms together', async () => {
    const forms = [
      ...[() => send(contact, message), () => send(requestDeletion, deletion)],
      ...[() => send(contact, message), () => send(requestDeletion, deletion)],
    ];
    for (const form of forms) expect((await form()).status).toBe(201);
    // What the visitor wrote himself stands before what the proxy saw, and counts for nothing.
    const disguised = { 'x-forwarded-for': `198.51.100.7, ${address}` };
    expect((await send(contact, message, disguised)).status).toBe(201);
    const sixth = await send(contact, message, { 'x-forwarded-for': `198.51.100.8, ${address}` });
    expect(sixth.status).toBe(429);
    expect(sixth.answer.error).toMatchObject({ code: 'too_many', message: expect.any(String) });
    const neighbour = { 'x-forwarded-for': '203.0.113.250' };
    expect((await send(contact, message, neighbour)).status).toBe(201);
    expect(LETTERS_AN_HOUR.perAddress).toBe(5);
  });

  it('that cannot be stored is not said to be received, and is not logged', async () => {
    await storage.stop();
    const { status, answer } = await send(contact, message);
    expect([status, answer.error.code]).toEqual([503, 'unavailable']);
    const lines = log.mock.calls.flat().join('\n');
    expect(lines).toContain('letter_not_kept');
    expect(lines).not.toMatch(/ifeoma|tutor|203\.0/i);
  });
});
