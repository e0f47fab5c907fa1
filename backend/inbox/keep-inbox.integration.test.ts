import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inboxMessages } from '@/backend/db/inbox-schema';
import type { Delivery } from '@/backend/mail/transport';
import { SAMPLE_SENDER } from '@/backend/testing/sample-facts';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { HOUR_MS } from '@/lib/shared/time/units';
import { INBOX, startTestStorage, type TestStorage, toClient } from '@/local/storage/test-server';
import { lookAtInbox } from './keep-inbox';
import { settledMessages, settleMessages } from './settle';

let backend: TestBackend;
let storage: TestStorage;
let client: S3Client;
beforeAll(async () => {
  [backend, storage] = await Promise.all([startTestBackend(Date.now()), startTestStorage()]);
  client = toClient(storage.endpoint);
});
afterAll(() => Promise.all([backend.stop(), storage.stop()]));

const put = (Key: string) =>
  client.send(new PutObjectCommand({ Bucket: INBOX, Key, Body: '{"name":"Ada"}' }));

const sent: { subject: string; to: string; lines: string }[] = [];
let delivery: Delivery = { outcome: 'sent' };
const transport = {
  deliver: async ({ letter, to }: { letter: { subject: string }; to: string }) => {
    sent.push({ subject: letter.subject, to, lines: JSON.stringify(letter) });
    return delivery;
  },
};

const look = (to: string | null, { isFirst = false } = {}) =>
  lookAtInbox(
    {
      db: backend.db,
      bucket: { client, name: INBOX },
      mail: to === null ? null : { to, sender: SAMPLE_SENDER, transport },
    },
    { now: backend.clock.now, end: AbortSignal.timeout(10_000), isFirst },
  );

const at = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000).toISOString().replaceAll(':', '-');

async function waiting(kind: string): Promise<{ many: number; seconds: number }> {
  const headers = { authorization: 'Bearer token-of-this-test' };
  const answer = await backend.fetch(new Request('http://backend/metrics', { headers }));
  const text = await answer.text();
  const read = (name: string) =>
    Number(new RegExp(`^settln_inbox_${name}\\{kind="${kind}"\\} (.*)$`, 'm').exec(text)?.[1]);
  return { many: read('waiting'), seconds: read('oldest_seconds') };
}

const OFFICE = 'office@settln.example';
const QUESTION = `contact/${at(0)}-a.json`;
const REQUEST = `deletion/${at(0)}-b.json`;

it('takes what lies there when a process begins for known, and tells of what comes', async () => {
  await put(`contact/${at(-60)}-0.json`);
  await look(OFFICE, { isFirst: true });
  expect(sent).toEqual([]);
  expect((await waiting('contact')).many).toBe(1);
  await backend.db.delete(inboxMessages);
  expect(await look(OFFICE)).toEqual({ outcome: 'sent' });
  expect(sent.splice(0)).toHaveLength(1);

  await put(QUESTION);
  await put(REQUEST);
  await look(null);
  expect(sent).toEqual([]);
});

it('tells of each message once, again after a failure, and of whom it is nothing', async () => {
  delivery = { outcome: 'failed', code: '421' };
  expect(await look(OFFICE)).toEqual(delivery);
  delivery = { outcome: 'sent' };
  expect(await look(OFFICE)).toEqual(delivery);
  expect(await look(OFFICE)).toBeNull();
  const both = ['1 new message and 1 new deletion request', OFFICE];
  expect(sent.map(({ subject, to }) => [subject, to])).toEqual([both, both]);
  expect(sent[1]?.lines).toContain(`npm run inbox -- show ${REQUEST}`);
  expect(sent[1]?.lines).not.toContain('Ada');
});

it('has two processes tell once, and another one go on for one that ended meanwhile', async () => {
  await put(`contact/${at(1)}-c.json`);
  const before = sent.length;
  await Promise.all([look(OFFICE), look(OFFICE)]);
  expect(sent).toHaveLength(before + 1);

  await put(`contact/${at(2)}-d.json`);
  await look(null);
  const { now } = backend.clock;
  await backend.db.update(inboxMessages).set({ claimedUntil: new Date(now + 1_000) });
  await look(OFFICE);
  expect(sent).toHaveLength(before + 1);
  backend.clock.now += 2_000;
  await look(OFFICE);
  expect(sent.at(-1)?.subject).toBe('1 new message');
});

it('counts what is not done, and for how long, until somebody says that it is', async () => {
  backend.clock.now = Date.now() + 2 * HOUR_MS;
  expect((await waiting('contact')).many).toBe(4);
  const deletion = await waiting('deletion');
  expect([deletion.many, Math.round(deletion.seconds / 3600)]).toEqual([1, 2]);

  expect(await settleMessages(backend.db, [REQUEST, 'contact/no'], backend.clock.now)).toBe(1);
  expect(await settledMessages(backend.db)).toEqual([REQUEST]);
  await look(OFFICE);
  expect(await waiting('deletion')).toEqual({ many: 0, seconds: 0 });
  expect(await settleMessages(backend.db, 'all', backend.clock.now)).toBe(5);
  expect(await waiting('contact')).toEqual({ many: 0, seconds: 0 });
});

it('ends when it is told to', async () => {
  const bucket = { client, name: INBOX };
  const asked = { now: Date.now(), end: AbortSignal.abort(), isFirst: true };
  const ended = lookAtInbox({ db: backend.db, bucket, mail: null }, asked);
  await expect(ended).rejects.toThrow();
});
