import 'server-only';
import { host } from '@/lib/contract/host';
import { offeredStarts } from '@/lib/domain/calendar/slots';
import { hoursTag } from '@/lib/host/forget-service';
import { cachedRead } from '@/lib/host/transport/cached-read';
import { callHost } from '@/lib/host/transport/call-host';
import { HostError } from '@/lib/host/transport/host-error';
import type { Span } from '@/lib/time/span';
import { DAY_MS } from '@/lib/time/units';
import { listSlots } from './slots';

/** How far a host without `next-available` is looked through, and how fast. */
const SCAN = { windowMs: 28 * DAY_MS, atOnce: 4, beginWithinMs: 4000 };

/** What is known of the first start after an instant (epoch ms). */
export type NextStart =
  | { kind: 'found'; startsAt: number }
  /** There is none as far ahead as anybody may book. */
  | { kind: 'none' }
  /** There is none before this instant; beyond it nobody has looked yet. */
  | { kind: 'lookedUntil'; at: number };

interface Wanted {
  /** Epoch ms, like `until`, from which on nothing may be booked. */
  from: number;
  until: number;
  durationMinutes: number;
}

async function startIn(calendarId: number, span: Span, durationMinutes: number, from: number) {
  // Another day, so that a visit may begin in one window and end in the next.
  const slots = await listSlots(calendarId, { ...span, to: span.to + DAY_MS });
  return offeredStarts(slots, { durationMinutes, now: from })[0] ?? null;
}

/** The search ended early, because slots failed or nobody waits for it; it is not kept. */
class Stopped extends Error {
  constructor(readonly at: number) {
    super('stopped looking');
  }
}

/** The ends of the pages that wait for a search, by what it looks for. */
const waiting = new Map<string, Set<AbortSignal>>();

/** Whether a page waits for a search; one that refreshes what is kept has no page. */
function isAwaited(key: string): boolean {
  const ends = waiting.get(key);
  return !ends || [...ends].some((end) => !end.aborted);
}

/** Looks through the slots, four windows of four weeks at once, as long as a page may wait. */
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

/** Searches the slots once a minute for all who want the same, and no longer than one of them waits. */
async function search(calendarId: number, wanted: Wanted, end: AbortSignal): Promise<NextStart> {
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

/**
 * The first start by the one call of a host that knows it; null where that is not offered, fails or
 * answers nonsense. Never throws `HostError`.
 */
export async function askNextStart(calendarId: number, wanted: Wanted): Promise<NextStart | null> {
  const { from, until, durationMinutes } = wanted;
  const query = { calendarId, startsAt: from, durationMinutes };
  try {
    const { startsAt } = await callHost(host.findNextAvailable, { query });
    if (startsAt === null) return { kind: 'none' };
    if (startsAt < from) return null;
    return startsAt < until ? { kind: 'found', startsAt } : { kind: 'none' };
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

/**
 * The first start at which a visit of so many minutes fits. A host that cannot say has its slots
 * looked through, as far as a page may wait and no further once `end` says that the page is gone. That
 * takes a call for every four weeks, so what it finds is kept for a minute, until the provider changes
 * the calendar. Never throws `HostError`.
 */
export async function findNextStart(
  calendarId: number,
  wanted: Wanted,
  end: AbortSignal = new AbortController().signal,
): Promise<NextStart> {
  return (await askNextStart(calendarId, wanted)) ?? search(calendarId, wanted, end);
}
