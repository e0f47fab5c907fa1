import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { messages } from '@/backend/db/mail-schema';
import { seedAccount } from '@/backend/db/seed';
import { keepSending } from '@/backend/mail/keep-sending';
import { openTransport } from '@/backend/mail/transport';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { SAMPLE_SENDER } from '@/backend/testing/sample-facts';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { DAY_MS } from '@/lib/shared/time/units';
import { findFreePort } from '@/local/postgres/free-port.mjs';

const NOW = Date.UTC(2027, 2, 1, 8);
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());

async function readMetrics(headers: HeadersInit = { authorization: 'Bearer token-of-this-test' }) {
  const answer = await backend.fetch(new Request('http://backend/metrics', { headers }));
  return { status: answer.status, text: await answer.text() };
}

/** The sum of a counter over all lines that begin so. All backends of a process count together. */
function sumOf(text: string, begin: RegExp): number {
  const lines = text.split('\n').filter((line) => begin.test(line));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

it('counts bookings and refusals, measures calls, and tells nobody without the token', async () => {
  const account = sampleAccount({
    services: [sampleService({ items: [{ name: 'Cut', durationMinutes: 60 }] })],
    availability: [{ from: NOW, to: NOW + DAY_MS, status: 'available' }],
  });
  const { accountId, services } = await seedAccount(backend.db, account);
  const book = (name: string) =>
    backend.post(
      '/providerCalendar/bookings',
      {
        settlnProviderId: accountId,
        startTime: new Date(NOW + DAY_MS / 4).toISOString(),
        serviceItems: services[0]?.itemIds,
        customerName: name,
        customerPhone: samplePhone(name),
      },
      randomUUID(),
    );
  const { text: before } = await readMetrics();
  expect([(await book('Hana')).status, (await book('Abel')).status]).toEqual([201, 409]);

  expect((await readMetrics({})).status).toBe(401);
  const { text } = await readMetrics();
  const risen = (begin: RegExp) => sumOf(text, begin) - sumOf(before, begin);
  expect(risen(/^settln_bookings_total\{outcome="booked"\}/)).toBe(1);
  expect(risen(/^settln_bookings_total\{outcome="taken"\}/)).toBe(1);
  expect(risen(/^settln_refusals_total\{code="slot_taken"\}/)).toBe(1);
  expect(text).toContain('settln_waiting{line="calendar_turn"} 0');
  expect(risen(/^settln_call_seconds_count\{.*route="providerCalendar\/bookings"/)).toBe(2);
  expect(text).not.toContain('Hana');
});

function messageAt(accountId: number, uniqueKey: string, dueAt: number) {
  const about = { accountId, kind: 'booked', toRole: 'provider', bookingId: 1 } as const;
  return { ...about, sequence: 0, uniqueKey, dueAt: new Date(dueAt) };
}

it('says how many messages are due, and for how long the oldest has been', async () => {
  const { accountId } = await seedAccount(backend.db, sampleAccount());
  await backend.db
    .insert(messages)
    .values([
      messageAt(accountId, 'late', NOW - 90_000),
      messageAt(accountId, 'due', NOW - 5_000),
      messageAt(accountId, 'later', NOW + DAY_MS),
      { ...messageAt(accountId, 'sent', NOW - DAY_MS), sentAt: new Date(NOW) },
    ]);
  const { text } = await readMetrics();
  expect(text).toContain('settln_outbox_due 2');
  expect(text).toContain('settln_outbox_oldest_seconds 90');
  expect(text).toMatch(/settln_connections\{pool="rest",state="open"\} [1-9]/);
});

it('says what waits, since when, and what is dead, while the mail server is away', async () => {
  await backend.db.delete(messages);
  const { accountId } = await seedAccount(backend.db, sampleAccount());
  await backend.db.insert(messages).values(
    [1, 2].map((addressVersion) => ({
      accountId,
      kind: 'readdressed' as const,
      toRole: 'provider' as const,
      addressVersion,
      formerEmail: 'former@provider.example',
      uniqueKey: `readdressed/${addressVersion}`,
      dueAt: new Date(NOW),
    })),
  );
  const nobody = `smtp://127.0.0.1:${await findFreePort()}`;
  const transport = openTransport(nobody, SAMPLE_SENDER);
  const { db, clock } = backend;
  const sending = keepSending({
    db,
    transport,
    sender: SAMPLE_SENDER,
    pollMs: 20,
    now: () => clock.now,
    log: () => undefined,
  });
  const tried = async (times: number) => {
    const patience = { timeout: 20_000, interval: 20 };
    await vi.waitFor(async () => {
      const rows = await db.select({ tries: messages.tries }).from(messages);
      expect(rows.map(({ tries }) => tries)).toEqual([times, times]);
    }, patience);
  };
  await tried(1);
  clock.now += 30_000;
  const { text: soon } = await readMetrics();
  expect(soon).toContain('settln_outbox_due 2\n');
  expect(soon).toContain('settln_outbox_oldest_seconds 30\n');
  expect(soon).toContain('settln_outbox_dead 0\n');
  for (let times = 2; times <= 6; times += 1) {
    clock.now += DAY_MS;
    await tried(times);
  }
  await sending.stop();
  const { text: late } = await readMetrics();
  expect(late).toContain('settln_outbox_due 0\n');
  expect(late).toContain('settln_outbox_dead 2\n');
  // What nobody needs any more is not missed.
  await backend.db.update(messages).set({ errorCode: 'outdated' });
  expect((await readMetrics()).text).toContain('settln_outbox_dead 0\n');
});
