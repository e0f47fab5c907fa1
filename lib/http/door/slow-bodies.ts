import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Load } from './load-shedding';
import type { Refusal } from './refusal-page';

/** How long the body of a request may take to arrive. */
export interface BodyDeadlines {
  /** Until it is here, or as much of it as Node keeps for a reader: 16 or 64 KB, by its version. */
  waitMs: number;
  /** For the rest of a longer one, which arrives only while somebody reads it. */
  restMs: number;
}

export const BODY_DEADLINES: BodyDeadlines = { waitMs: 10_000, restMs: 3_000 };

const LONGEST_PAUSE_MS = 100;

const LATE: Refusal = {
  status: 408,
  code: 'bad_request',
  says: 'late',
  headers: { connection: 'close' },
};

const TOO_LARGE: Refusal = {
  status: 413,
  code: 'too_large',
  says: 'large',
  headers: { connection: 'close' },
};

/**
 * Waits until the body of a request is here, so that whoever sends it slowly holds no place of others.
 * Gives the refusal of one that does not come, or that is too large for a booking; null for all others.
 * Nothing is read, since Next would not take a body that somebody has read of. Node keeps what arrives
 * and has no event for it without a reader, so this looks again and again.
 */
export async function awaitBody(
  request: IncomingMessage,
  load: Load,
  { waitMs }: BodyDeadlines,
): Promise<Refusal | null> {
  const end = performance.now() + waitMs;
  let pauseMs = 1;
  while (!request.complete && !request.destroyed) {
    const isFull = request.readableLength >= request.readableHighWaterMark;
    if (isFull) return load === 'booking' ? TOO_LARGE : null;
    if (performance.now() >= end) return LATE;
    await sleep(pauseMs);
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
  }
  return null;
}

/** Ends a connection whose request has a place, and does not bring the rest of its body in time. */
export function endSlowRest(
  request: IncomingMessage,
  response: ServerResponse,
  { restMs }: BodyDeadlines,
): void {
  if (request.complete) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, restMs);
  response.once('close', () => clearTimeout(timer));
}
