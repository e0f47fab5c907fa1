import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { samplePhone } from '@/backend/testing/sample-phone';
import { SLOT_MS } from '@/lib/domain/calendar/slots';
import type { Calendar } from './calendars';

const Confirmed = z.object({ booking: z.object({ id: z.number() }) });

/** A confirmed booking: its id, by the name that it was made for. */
export type Ledger = Map<string, number>;

function pick<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

/**
 * Customers who book all the time; each repeats a request with the same key until its outcome is
 * known.
 */
export class Customers {
  readonly ledger: Ledger = new Map();
  readonly counts = { sent: 0, acknowledged: 0, refused: 0, unanswered: 0, resolvedByReplay: 0 };
  inFlight = 0;
  private working = true;

  constructor(
    private readonly backendUrl: string,
    private readonly calendars: readonly Calendar[],
    private readonly token?: string,
  ) {}

  /** Lets this many customers book at the same time. */
  start(count: number): Promise<unknown> {
    return Promise.all(Array.from({ length: count }, () => this.work()));
  }

  /** Waits until every customer knows the outcome of their last booking. */
  async finish(work: Promise<unknown>): Promise<void> {
    this.working = false;
    await work;
  }

  private async work(): Promise<void> {
    while (this.working) {
      const name = randomUUID();
      const request = this.newRequest(name);
      let unanswered = 0;
      for (;;) {
        const answer = await this.send(request);
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

  private newRequest(name: string): RequestInit {
    const calendar = pick(this.calendars);
    const slots = (calendar.to - calendar.from) / SLOT_MS;
    const startsAt = calendar.from + Math.floor(Math.random() * (slots - 8)) * SLOT_MS;
    return {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': name,
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify({
        settlnProviderId: calendar.accountId,
        startTime: new Date(startsAt).toISOString(),
        serviceItems: [pick(calendar.itemIds)],
        customerName: name,
        customerPhone: samplePhone(name),
      }),
    };
  }

  private async send(request: RequestInit): Promise<{ status: number; json: unknown } | null> {
    this.inFlight += 1;
    this.counts.sent += 1;
    try {
      const response = await fetch(`${this.backendUrl}/providerCalendar/bookings`, {
        ...request,
        signal: AbortSignal.timeout(15_000),
      });
      return { status: response.status, json: await response.json() };
    } catch {
      // Refused, cut off or too slow: the booking may have been made or not.
      return null;
    } finally {
      this.inFlight -= 1;
    }
  }

  private settle(name: string, answer: { status: number; json: unknown }, replayed: boolean): void {
    if (answer.status === 201) {
      this.ledger.set(name, Confirmed.parse(answer.json).booking.id);
      this.counts.acknowledged += 1;
      if (replayed) this.counts.resolvedByReplay += 1;
    } else if (answer.status === 409) {
      this.counts.refused += 1;
    } else {
      throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.json)}`);
    }
  }
}
