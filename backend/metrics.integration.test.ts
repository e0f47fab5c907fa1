import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '@/backend/db/mail-schema';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { DAY_MS } from '@/lib/time/units';

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

it('says how many messages are due, and for how long the oldest has been', async () => {
  const { accountId } = await seedAccount(backend.db, sampleAccount());
  const messageAt = (uniqueKey: string, dueAt: number) => ({
    ...({ accountId, kind: 'booked', toRole: 'provider' } as const),
    ...{ bookingId: 1, sequence: 0 },
    ...{ uniqueKey, dueAt: new Date(dueAt) },
  });
  await backend.db
    .insert(messages)
    .values([
      messageAt('late', NOW - 90_000),
      messageAt('due', NOW - 5_000),
      messageAt('later', NOW + DAY_MS),
      { ...messageAt('sent', NOW - DAY_MS), sentAt: new Date(NOW) },
    ]);
  const { text } = await readMetrics();
  expect(text).toContain('settln_outbox_due 2');
  expect(text).toContain('settln_outbox_oldest_seconds 90');
  expect(text).toMatch(/settln_connections\{pool="rest",state="open"\} [1-9]/);
});
