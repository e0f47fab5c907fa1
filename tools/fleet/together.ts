import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeDatabase, openDatabase } from '@/backend/db/client';
import { decide } from '@/backend/testing/decide';
import { samplePhone } from '@/backend/testing/sample-phone';
import { toIso } from '@/lib/shared/time/instant';
import { HOUR_MS } from '@/lib/shared/time/units';
import { runShown } from '@/scripts/lib/run-shown.mjs';
import type { Calendar } from '../kill-test/calendars';
import type { Fleet } from './fleet';
import { bookingsThrough } from './visitors';

/** The edge may show an old page for a second, and again while it refreshes. */
const EDGE_MS = 2_000;

export function runJourneys(fleet: Fleet): Promise<boolean> {
  const specs = ['e2e/booking-journey.spec.ts', 'e2e/provider-journey.spec.ts'];
  const env = {
    ...process.env,
    E2E_BASE_URL: fleet.siteUrl,
    E2E_DATA_DIR: fleet.place.home,
    E2E_EDGE_MS: String(EDGE_MS),
    E2E_OUTPUT_DIR: `${fleet.place.home}/journeys`,
  };
  const args = ['node_modules/playwright/cli.js', 'test', ...specs, '--workers=1'];
  return runShown(process.execPath, [...args, '--grep=@phone', '--timeout=180000'], env);
}

const bodyAt = (calendar: Calendar, startsAt: number, name: string) => ({
  settlnProviderId: calendar.accountId,
  startTime: toIso(startsAt),
  serviceItems: calendar.itemIds.slice(0, 1),
  customerName: name,
  customerPhone: samplePhone(name),
});

function countBookingCalls(fleet: Fleet, name: string): number {
  const log = readFileSync(fleet.find(name).plan.logFile, 'utf8');
  return log.split('"method":"POST","route":"providerCalendar/bookings"').length - 1;
}

export async function raceForOneSlot(fleet: Fleet, calendar: Calendar, customers: number) {
  const names = ['backend-1', 'backend-2'];
  const before = names.map((name) => countBookingCalls(fleet, name));
  const send = bookingsThrough(fleet.siteUrl);
  const answers = await Promise.all(
    Array.from({ length: customers }, async () => {
      const name = randomUUID();
      for (;;) {
        const answer = await send(name, bodyAt(calendar, calendar.to - 4 * HOUR_MS, name));
        // A process at its limit asks for a repeat.
        if (answer && answer.status < 500) return answer.status;
        await sleep(100 + Math.random() * 400);
      }
    }),
  );
  const count = (status: number) => answers.filter((one) => one === status).length;
  const calls = names.map((name, index) => countBookingCalls(fleet, name) - (before[index] ?? 0));
  return { customers, booked: count(201), taken: count(409), callsByBackend: calls };
}

export async function countFromOneAddress(fleet: Fleet, calendar: Calendar, wanted: number) {
  const send = bookingsThrough(fleet.siteUrl, '127.7.7.7');
  const counts: Record<string, number> = {};
  for (let index = 0; index < wanted; index += 1) {
    const name = randomUUID();
    const answer = await send(
      name,
      bodyAt(calendar, calendar.to - (8 + 2 * index) * HOUR_MS, name),
    );
    const status = String(answer?.status ?? 'none');
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** Seconds by address; null for never. */
export async function delistAndWatch(fleet: Fleet, serviceId: string, addresses: string[]) {
  const page = `/providerPage?id=${serviceId}`;
  for (const address of addresses) await fetch(address + page).then((answer) => answer.text());
  const db = openDatabase(fleet.directUrl, { connections: 1 });
  const started = Date.now();
  await decide(db, { id: serviceId, action: 'takeDown', reasonId: 'spam' }, started);
  await closeDatabase(db);
  return Promise.all(
    addresses.map(async (address) => {
      while (Date.now() - started < 150_000) {
        const { status } = await fetch(address + page);
        if (status === 404) return Math.round((Date.now() - started) / 100) / 10;
        await sleep(200);
      }
      return null;
    }),
  );
}
