import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  expect([(await book('Hana')).status, (await book('Abel')).status]).toEqual([201, 409]);

  const ask = (headers: HeadersInit) =>
    backend.fetch(new Request('http://backend/metrics', { headers }));
  expect((await ask({})).status).toBe(401);
  const text = await (await ask({ authorization: 'Bearer token-of-this-test' })).text();
  expect(text).toContain('settln_bookings_total{outcome="booked"} 1');
  expect(text).toContain('settln_bookings_total{outcome="taken"} 1');
  expect(text).toContain('settln_waiting{line="calendar_turn"} 0');
  expect(text).toMatch(/settln_call_seconds_count\{.*route="providerCalendar\/bookings".*\} 1/);
  expect(text).not.toContain('Hana');
});
