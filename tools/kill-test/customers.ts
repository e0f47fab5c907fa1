import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { samplePhone } from '@/backend/testing/sample-phone';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { toIso } from '@/lib/shared/time/instant';
import type { Calendar } from './calendars';

const Confirmed = z.union([
  z.object({ booking: z.object({ id: z.number() }) }).transform(({ booking }) => booking.id),
  z.object({ id: z.coerce.number() }).transform(({ id }) => id),
]);

/** Null without an answer. */
export type SendBooking = (
  key: string,
  body: object,
) => Promise<{ status: number; json: unknown; retryAfter?: string | undefined } | null>;

export function bookingsTo(backendUrl: string, token?: string): SendBooking {
  return async (key, body) => {
    try {
      const response = await fetch(`${backendUrl}/providerCalendar/bookings`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(15_000),
      });
      return { status: response.status, json: await response.json() };
    } catch {
      // The booking may have been made.
      return null;
    }
  };
}

/** Ids of confirmed bookings, by name. */
export type Ledger = Map<string, number>;

function pick<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

/** Each repeats a request with the same key until its outcome is known. */
export class Customers {
  readonly ledger: Ledger = new Map();
  readonly counts = { sent: 0, acknowledged: 0, refused: 0, unanswered: 0, resolvedByReplay: 0 };
  inFlight = 0;
  private working = true;

  constructor(
    private readonly sendBooking: SendBooking,
    private readonly calendars: readonly Calendar[],
  ) {}

  start(count: number): Promise<unknown> {
    return Promise.all(Array.from({ length: count }, () => this.work()));
  }

  async finish(work: Promise<unknown>): Promise<void> {
    this.working = false;
    await work;
  }

  private async work(): Promise<void> {
    while (this.working) {
      const name = randomUUID();
      const body = this.newBooking(name);
      let unanswered = 0;
      for (;;) {
        const answer = await this.send(name, body);
        if (answer && answer.status < 500) {
          this.settle(name, answer, unanswered > 0);
          break;
        }
        unanswered += 1;
        await sleep(20 + Math.random() * 80);
      }
      if (unanswered > 0) this.counts.unanswered += 1;
    }
  }

  private newBooking(name: string): object {
    const calendar = pick(this.calendars);
    const slots = (calendar.to - calendar.from) / SLOT_MS;
    const startsAt = calendar.from + Math.floor(Math.random() * (slots - 8)) * SLOT_MS;
    return {
      settlnProviderId: calendar.accountId,
      startTime: toIso(startsAt),
      serviceItems: [pick(calendar.itemIds)],
      customerName: name,
      customerPhone: samplePhone(name),
    };
  }

  private async send(key: string, body: object) {
    this.inFlight += 1;
    this.counts.sent += 1;
    try {
      return await this.sendBooking(key, body);
    } finally {
      this.inFlight -= 1;
    }
  }

  private settle(name: string, answer: { status: number; json: unknown }, replayed: boolean): void {
    if (answer.status === 201) {
      this.ledger.set(name, Confirmed.parse(answer.json));
      this.counts.acknowledged += 1;
      if (replayed) this.counts.resolvedByReplay += 1;
    } else if (answer.status === 409) {
      this.counts.refused += 1;
    } else {
      throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.json)}`);
    }
  }
}
