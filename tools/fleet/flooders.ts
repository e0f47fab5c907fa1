import { randomUUID } from 'node:crypto';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { samplePhone } from '@/backend/testing/sample-phone';
import { MINUTE_MS } from '@/lib/shared/time/units';
import type { Calendar } from '../kill-test/calendars';
import { bookingsThrough, oneVisit } from './visitors';

// Lowest priority: floods get only what the fleet leaves over.

export interface FloodOrder {
  siteUrl: string;
  calendar: Calendar;
  kind: 'one address' | 'one number';
  /** Chooses the address and the number. */
  round: number;
  /** Minimum, as `ms` is. */
  bookings: number;
  ms: number;
  atOnce: number;
}

export interface FloodReport {
  answers: Record<string, number>;
  withoutRetryAfter: number;
  seconds: number;
}

async function flood({ siteUrl, calendar, kind, round, ...order }: FloodOrder) {
  const isOneAddress = kind === 'one address';
  const send = bookingsThrough(siteUrl, isOneAddress ? `127.9.9.${round + 1}` : undefined);
  const report: FloodReport = { answers: {}, withoutRetryAfter: 0, seconds: 0 };
  const started = performance.now();
  let next = 0;
  const work = async () => {
    while (next < order.bookings || performance.now() - started < order.ms) {
      const n = next++;
      const phone = isOneAddress ? samplePhone(kind, round, n) : `+356 2166 000${round}`;
      const startsAt = calendar.from + ((round * 500 + n) % 20_000) * 15 * MINUTE_MS;
      const answer = await send(randomUUID(), oneVisit(calendar, startsAt, phone));
      const status = String(answer?.status ?? 'none');
      report.answers[status] = (report.answers[status] ?? 0) + 1;
      if (status === '429' && !answer?.retryAfter) report.withoutRetryAfter += 1;
      // Avoids a busy loop.
      if (!answer) await sleep(20);
    }
  };
  await Promise.all(Array.from({ length: order.atOnce }, work));
  report.seconds = Math.round((performance.now() - started) / 100) / 10;
  return report;
}

setPriority(19);
process.on('message', async (order: FloodOrder) => {
  process.send?.(await flood(order));
  process.disconnect();
});
process.send?.('ready');
