import 'server-only';
import { host } from '@/lib/contract/host';
import { offeredStarts, type Slot } from '@/lib/domain/calendar/slots';
import type { Audience } from '@/lib/domain/hours/calendar-slots';
import { callHost } from '@/lib/host/transport/call-host';
import { HostError } from '@/lib/host/transport/host-error';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { serverOf } from '@/lib/host/transport/servers';
import type { Span } from '@/lib/time/span';
import { DAY_MS } from '@/lib/time/units';

const SCAN = { windowMs: 28 * DAY_MS, atOnce: 4, beginWithinMs: 4000 };

/**
 * The set slots of a calendar within a span of epoch ms, as they are now: never cached. The provider
 * also sees as free what the rules of booking keep from customers, where {host} has such rules.
 */
export async function listSlots(
  calendarId: string,
  { from, to }: Span,
  audience: Audience = 'customer',
): Promise<Slot[]> {
  const seesPast = audience === 'provider' && hostOffers(serverOf({}).base, 'schedules');
  const slots = await callHost(host.listSlots, {
    query: {
      ...{ settlnProviderId: calendarId, startTime: from, endTime: to },
      ...(seesPast && { audience }),
    },
  });
  return slots.filter(({ startsAt }) => startsAt >= from && startsAt < to);
}

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

async function startIn(calendarId: string, span: Span, durationMinutes: number, from: number) {
  // Another day, so that a visit may begin in one window and end in the next.
  const slots = await listSlots(calendarId, { ...span, to: span.to + DAY_MS });
  return offeredStarts(slots, { durationMinutes, now: from })[0] ?? null;
}

/** Looks through the slots, four windows of four weeks at once, and begins none later than `lastBegin`. */
async function lookForStart(
  calendarId: string,
  { from, until, durationMinutes }: Wanted,
  lastBegin: number,
): Promise<NextStart> {
  for (let at = from; at < until; ) {
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
        return { kind: 'lookedUntil', at: span.from };
      }
      if (result.value !== null) return { kind: 'found', startsAt: result.value };
      at = span.to;
    }
  }
  return { kind: 'none' };
}

/** What our extension says; null where it is not offered, fails or answers nonsense. */
async function askForStart(calendarId: string, wanted: Wanted): Promise<NextStart | null> {
  const { from, until, durationMinutes } = wanted;
  const query = { settlnProviderId: calendarId, startTime: from, durationMinutes };
  try {
    const { startTime: startsAt } = await callHost(host.findNextAvailable, { query });
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
 * looked through, as far as a page may wait. Never throws `HostError`.
 */
export async function findNextStart(calendarId: string, wanted: Wanted): Promise<NextStart> {
  const lastBegin = Date.now() + SCAN.beginWithinMs;
  return (await askForStart(calendarId, wanted)) ?? lookForStart(calendarId, wanted, lastBegin);
}
