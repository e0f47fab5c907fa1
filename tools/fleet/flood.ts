import { randomUUID } from 'node:crypto';
import { samplePhone } from '@/backend/testing/sample-phone';
import { toIso } from '@/lib/time/instant';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/units';
import type { Calendar } from '../kill-test/calendars';
import type { Fleet } from './fleet';
import { bookingsThrough } from './visitors';

const FLOOD = 500;
const AT_ONCE = 25;
const QUIET_VISITS = 60;

const bodyFor = (calendar: Calendar, startsAt: number, phone: string) => ({
  settlnProviderId: calendar.accountId,
  startTime: toIso(startsAt),
  serviceItems: calendar.itemIds.slice(0, 1),
  customerName: 'A customer',
  customerPhone: phone,
});

const percentile = (times: readonly number[], share: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0);

/** What visits took, in ms. */
const summary = (times: readonly number[]) => ({
  visits: times.length,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
});

/** A customer who comes again and again: the profile, the times, the booking. */
class Visitor {
  private readonly send: ReturnType<typeof bookingsThrough>;
  private readonly pages: readonly string[];
  private made = 0;

  constructor(
    { siteUrl }: Fleet,
    private readonly calendar: Calendar,
  ) {
    this.send = bookingsThrough(siteUrl);
    const { serviceId, itemIds } = calendar;
    this.pages = [
      `${siteUrl}/providerPage?id=${serviceId}`,
      `${siteUrl}/booking/select-time?providerId=${serviceId}&serviceItems=${itemIds[0]}`,
    ];
  }

  /** The ms that each visit takes, one after the other for as long as `goesOn` says so. */
  async visitWhile(goesOn: (visits: number) => boolean): Promise<number[]> {
    const times: number[] = [];
    while (goesOn(times.length)) {
      const started = performance.now();
      for (const page of this.pages) await fetch(page).then((answer) => answer.text());
      const startsAt = this.calendar.from + this.made++ * HOUR_MS;
      const name = randomUUID();
      const answer = await this.send(name, bodyFor(this.calendar, startsAt, samplePhone(name)));
      if (answer?.status !== 201) throw new Error(`a customer got ${answer?.status}`);
      times.push(performance.now() - started);
    }
    return times;
  }
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

/**
 * FLOOD-1: how the bookings of a flood were answered, by status, and what the visits of somebody
 * else take while nobody floods and while each flood lasts.
 */
export async function measureFlood(fleet: Fleet, flooded: Calendar, other: Calendar) {
  const visitor = new Visitor(fleet, other);
  const often = (visits: number) => visits < QUIET_VISITS;
  await visitor.visitWhile(often);
  const quiet = summary(await visitor.visitWhile(often));
  const during = async (kind: 'one address' | 'one number') => {
    let lasts = true;
    const started = performance.now();
    const flooding = flood(fleet, flooded, kind).finally(() => {
      lasts = false;
    });
    const visits = summary(await visitor.visitWhile(() => lasts));
    const answers = await flooding;
    return { answers, seconds: Math.round((performance.now() - started) / 100) / 10, visits };
  };
  return { quiet, oneAddress: await during('one address'), oneNumber: await during('one number') };
}
