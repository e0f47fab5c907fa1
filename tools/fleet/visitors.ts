import { randomInt } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { parseInstant, toIso } from '@/lib/shared/time/instant';
import type { Calendar } from '../kill-test/calendars';
import type { SendBooking } from '../kill-test/customers';

/** A random address of loopback, so that limits by address count each booking alone. */
function anyAddress(): string {
  return `127.${randomInt(1, 255)}.${randomInt(0, 255)}.${randomInt(1, 255)}`;
}

/** A visit as our backend takes it; {@link bookingsThrough} sends what the site takes. */
export const oneVisit = (
  calendar: Pick<Calendar, 'accountId' | 'itemIds'>,
  startsAt: number,
  phone: string,
) => ({
  settlnProviderId: calendar.accountId,
  startTime: toIso(startsAt),
  serviceItems: calendar.itemIds.slice(0, 1),
  customerName: 'A customer',
  customerPhone: phone,
});

const Sent = z.object({
  settlnProviderId: z.number(),
  startTime: z.string(),
  serviceItems: z.array(z.number()),
});

function toSiteBooking(body: object) {
  const { settlnProviderId, startTime, serviceItems, ...customer } = Sent.loose().parse(body);
  return {
    ...customer,
    calendarId: settlnProviderId,
    startsAt: parseInstant(startTime),
    itemIds: serviceItems.map(String),
  };
}

export function bookingsThrough(siteUrl: string, address?: string, language = 'en'): SendBooking {
  const { port, origin } = new URL(siteUrl);
  return (key, body) =>
    new Promise((resolve) => {
      const asking = request({
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/api/bookings',
        agent: false,
        localAddress: address ?? anyAddress(),
        timeout: 20_000,
        headers: {
          'content-type': 'application/json',
          'accept-language': language,
          origin,
          'idempotency-key': key,
        },
      });
      asking.on('timeout', () => asking.destroy());
      asking.on('error', () => resolve(null));
      asking.on('response', async (answer) => {
        try {
          const text = (await answer.toArray()).join('');
          const retryAfter = answer.headers['retry-after'];
          resolve({ status: answer.statusCode ?? 0, json: JSON.parse(text), retryAfter });
        } catch {
          // Cut off, or the edge's error page.
          resolve(null);
        }
      });
      asking.end(JSON.stringify(toSiteBooking(body)));
    });
}

/** The edge gives up first. */
const PATIENCE_MS = 30_000;

export type Seen = Map<string, { good: number; bad: string[] }>;

export class Readers {
  readonly seen: Seen = new Map();
  /** The slowest since this was last set to 0. */
  slowestMs = 0;
  private reading = true;

  constructor(private readonly pages: Readonly<Record<string, string>>) {}

  start(): Promise<unknown> {
    return Promise.all(Object.entries(this.pages).map(([name, url]) => this.read(name, url)));
  }

  async finish(work: Promise<unknown>): Promise<void> {
    this.reading = false;
    await work;
  }

  /** Answers that were no page. */
  get failures(): number {
    return [...this.seen.values()].reduce((sum, { bad }) => sum + bad.length, 0);
  }

  /** Answers that did not come whole. */
  get silences(): number {
    const outcomes = [...this.seen.values()].flatMap(({ bad }) => bad);
    return outcomes.filter((outcome) => !/^\d/.test(outcome)).length;
  }

  private async read(name: string, url: string): Promise<void> {
    const tally = { good: 0, bad: [] as string[] };
    this.seen.set(name, tally);
    while (this.reading) {
      const began = performance.now();
      const outcome = await this.open(url);
      this.slowestMs = Math.max(this.slowestMs, Math.round(performance.now() - began));
      if (outcome === '200') tally.good += 1;
      else tally.bad.push(outcome);
      await sleep(40);
    }
  }

  private async open(url: string): Promise<string> {
    let status = 'no answer';
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
      status = 'cut off';
      const html = await answer.text();
      return answer.status === 200 && !html.includes('</html>') ? 'cut off' : `${answer.status}`;
    } catch {
      return status;
    }
  }
}
