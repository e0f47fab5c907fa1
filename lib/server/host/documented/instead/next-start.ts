import 'server-only';
import { hoursTag } from '@/lib/server/host/forget-service';
import { listSlots } from '@/lib/server/host/slots';
import { cachedRead } from '@/lib/server/host/transport/cached-read';
import { HostError } from '@/lib/server/host/transport/host-error';
import { offeredStarts } from '@/lib/shared/domain/calendar/slots';
import type { Span } from '@/lib/shared/time/span';
import { DAY_MS } from '@/lib/shared/time/units';

const SCAN = { windowMs: 28 * DAY_MS, atOnce: 4, beginWithinMs: 4000 };

export type NextStart =
  | { kind: 'found'; startsAt: number }
  | { kind: 'none' }
  /** There is no start before `at`. Later times were not searched. */
  | { kind: 'lookedUntil'; at: number };

export interface Wanted {
  /** Epoch ms, as `until`. */
  from: number;
  until: number;
  durationMinutes: number;
  /** This is sent only to our backend. */
  person?: number | undefined;
  itemIds?: readonly string[] | undefined;
}

async function startIn(calendarId: number, span: Span, durationMinutes: number, from: number) {
  // Reads one day more, because a visit may end in the next window.
  const slots = await listSlots(calendarId, { ...span, to: span.to + DAY_MS });
  return offeredStarts(slots, { durationMinutes, now: from })[0] ?? null;
}

/** This is thrown, so that the cache does not keep it. */
class Stopped extends Error {
  constructor(readonly at: number) {
    super('stopped looking');
  }
}

const waiting = new Map<string, Set<AbortSignal>>();

function isAwaited(key: string): boolean {
  const ends = waiting.get(key);
  return !ends || [...ends].some((end) => !end.aborted);
}

async function lookForStart(
  calendarId: number,
  from: number,
  until: number,
  durationMinutes: number,
): Promise<NextStart> {
  const lastBegin = Date.now() + SCAN.beginWithinMs;
  for (let at = from; at < until; ) {
    if (!isAwaited(keyOf(calendarId, from, until, durationMinutes))) throw new Stopped(at);
    if (Date.now() > lastBegin) return { kind: 'lookedUntil', at };
    const starts = Array.from({ length: SCAN.atOnce }, (_, n) => at + n * SCAN.windowMs);
    const spans = starts
      .filter((start) => start < until)
      .map((start) => ({ from: start, to: Math.min(start + SCAN.windowMs, until) }));
    const found = await Promise.allSettled(
      spans.map((span) => startIn(calendarId, span, durationMinutes, from)),
    );
    for (const [n, result] of found.entries()) {
      const span = spans[n] ?? { from: at, to: at };
      if (result.status === 'rejected') {
        if (!(result.reason instanceof HostError)) throw result.reason;
        throw new Stopped(span.from);
      }
      if (result.value !== null) return { kind: 'found', startsAt: result.value };
      at = span.to;
    }
  }
  return { kind: 'none' };
}

const keyOf = (...asked: number[]) => asked.join(' ');

const cachedSearch = cachedRead('next-start', lookForStart, (calendarId) => [hoursTag(calendarId)]);

/** Searches the slots for all pages together, once a minute, until no page waits. */
export async function searchNextStart(
  calendarId: number,
  wanted: Wanted,
  end: AbortSignal,
): Promise<NextStart> {
  const { from, until, durationMinutes } = wanted;
  const asked = [calendarId, from, until, durationMinutes] as const;
  const key = keyOf(...asked);
  const ends = waiting.get(key) ?? new Set();
  waiting.set(key, ends.add(end));
  try {
    return (await cachedSearch(...asked)) ?? { kind: 'none' };
  } catch (error) {
    if (error instanceof Stopped) return { kind: 'lookedUntil', at: error.at };
    throw error;
  } finally {
    ends.delete(end);
    if (ends.size === 0 && waiting.get(key) === ends) waiting.delete(key);
  }
}
