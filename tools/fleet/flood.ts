import { randomUUID } from 'node:crypto';
import { samplePhone } from '@/backend/testing/sample-phone';
import { toIso } from '@/lib/time/instant';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/units';
import type { Calendar } from '../kill-test/calendars';
import type { Fleet } from './fleet';
import { bookingsThrough } from './visitors';

const FLOOD = 500;
const AT_ONCE = 25;
const VISITS = 60;

const bodyFor = (calendar: Calendar, startsAt: number, phone: string) => ({
  settlnProviderId: calendar.accountId,
  startTime: toIso(startsAt),
  serviceItems: calendar.itemIds.slice(0, 1),
  customerName: 'A customer',
  customerPhone: phone,
});

const p99 = (times: number[]) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0);

/** The ms that each visit of another customer takes: the profile, the times, the booking. */
async function measureVisits(fleet: Fleet, calendar: Calendar, firstDay: number): Promise<number> {
  const send = bookingsThrough(fleet.siteUrl);
  const pages = [
    `/providerPage?id=${calendar.serviceId}`,
    `/booking/select-time?providerId=${calendar.serviceId}&serviceItems=${calendar.itemIds[0]}`,
  ];
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const started = performance.now();
    for (const page of pages) await fetch(fleet.siteUrl + page).then((answer) => answer.text());
    const startsAt = calendar.from + (firstDay * 24 + visit) * HOUR_MS;
    const name = randomUUID();
    const answer = await send(name, bodyFor(calendar, startsAt, samplePhone(name)));
    if (answer?.status !== 201) throw new Error(`a customer got ${answer?.status}`);
    times.push(performance.now() - started);
  }
  return p99(times);
}

/** Sends 500 bookings of one address, or for one number, and counts the answers by status. */
async function flood(fleet: Fleet, calendar: Calendar, kind: 'one address' | 'one number') {
  const send = bookingsThrough(fleet.siteUrl, kind === 'one address' ? '127.9.9.9' : undefined);
  const counts: Record<string, number> = {};
  let next = 0;
  const work = async () => {
    for (let n = next++; n < FLOOD; n = next++) {
      const phone = kind === 'one address' ? samplePhone(kind, n) : '+356 2166 0001';
      const startsAt = calendar.from + n * 15 * MINUTE_MS;
      const answer = await send(randomUUID(), bodyFor(calendar, startsAt, phone));
      const status = String(answer?.status ?? 'none');
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return counts;
}

/** FLOOD-1: what the visits of somebody else take, in ms, while nobody floods and while somebody does. */
export async function measureFlood(fleet: Fleet, flooded: Calendar, other: Calendar) {
  await measureVisits(fleet, other, 0);
  const quiet = await measureVisits(fleet, other, 10);
  let under = 0;
  const measured = measureVisits(fleet, other, 20).then((ms) => {
    under = ms;
  });
  const address = await flood(fleet, flooded, 'one address');
  const number = await flood(fleet, flooded, 'one number');
  await measured;
  return { address, number, quietP99: quiet, floodedP99: under };
}
