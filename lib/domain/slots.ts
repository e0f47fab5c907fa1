/** Slots are 15 minutes long and start on the quarter hour of their instant (provider §4). */
export const SLOT_MINUTES = 15;
export const SLOT_MS = SLOT_MINUTES * 60_000;

export const SLOT_STATUSES = ['available', 'unavailable', 'booked'] as const;
export type SlotStatus = (typeof SLOT_STATUSES)[number];

/** A quarter hour of a calendar. `startsAt` is an ISO instant; no status means not set. */
export interface Slot {
  id: string;
  startsAt: string;
  status: SlotStatus | null;
  serviceItemId: string | null;
}

/** A span of time as epoch milliseconds, `[from, to)`. */
export interface Span {
  from: number;
  to: number;
}

/** A span of a calendar that carries a status; `serviceItemId` names the first item of a booking. */
export interface MarkedSpan extends Span {
  status: SlotStatus;
  serviceItemId?: string | null;
}

/** How many slots a visit of this many minutes takes: rounded up, at least one. */
export function slotsNeeded(durationMinutes: number): number {
  return Math.max(1, Math.ceil(durationMinutes / SLOT_MINUTES));
}

/** The minutes a visit takes, given its items' durations; an item of 0 adds nothing (rulings). */
export function visitMinutes(durations: readonly number[]): number {
  return durations.reduce((sum, minutes) => sum + Math.max(0, minutes), 0);
}

const STRENGTH: Record<SlotStatus, number> = { available: 1, unavailable: 2, booked: 3 };

/**
 * The set slots of a calendar between two instants, in order. A slot takes the strongest status of
 * the spans that touch it (booked over unavailable over available), and is available only if it is
 * covered whole. Slots that no span touches are not set and left out.
 */
export function slotsOf(spans: readonly MarkedSpan[], window: Span): Slot[] {
  const byStart = new Map<number, { status: SlotStatus; serviceItemId: string | null }>();
  for (const span of spans) {
    const whole = span.status === 'available';
    const edge = whole ? Math.ceil : Math.floor;
    let at = edge(Math.max(span.from, window.from) / SLOT_MS) * SLOT_MS;
    if (at < window.from) at += SLOT_MS;
    const end = Math.min(span.to, window.to);
    for (; whole ? at + SLOT_MS <= end : at < end; at += SLOT_MS) {
      const known = byStart.get(at);
      if (known && STRENGTH[known.status] >= STRENGTH[span.status]) continue;
      byStart.set(at, { status: span.status, serviceItemId: span.serviceItemId ?? null });
    }
  }
  return [...byStart.entries()]
    .sort(([a], [b]) => a - b)
    .map(([at, slot]) => ({
      id: String(at / SLOT_MS),
      startsAt: new Date(at).toISOString(),
      ...slot,
    }));
}

/**
 * The instants, in order and without repeats, at which a visit of `durationMinutes` may start:
 * as many consecutive slots are available as it needs, and the first lies not before `now`
 * (epoch ms). The one rule for what is shown and for what the backend accepts (rulings).
 */
export function offeredStarts(
  slots: readonly Pick<Slot, 'startsAt' | 'status'>[],
  visit: { durationMinutes: number; now: number },
): string[] {
  const free = new Set<number>();
  for (const slot of slots) {
    if (slot.status === 'available') free.add(Date.parse(slot.startsAt));
  }
  const needed = slotsNeeded(visit.durationMinutes);
  return [...free]
    .filter((at) => at >= visit.now)
    .filter((at) => {
      for (let n = 1; n < needed; n += 1) if (!free.has(at + n * SLOT_MS)) return false;
      return true;
    })
    .sort((a, b) => a - b)
    .map((at) => new Date(at).toISOString());
}

/** Up to `count` of the offered starts nearest to a wanted instant, nearest first. */
export function nearestStarts(starts: readonly string[], wanted: string, count = 3): string[] {
  const target = Date.parse(wanted);
  return [...starts]
    .filter((start) => Date.parse(start) !== target)
    .sort((a, b) => Math.abs(Date.parse(a) - target) - Math.abs(Date.parse(b) - target))
    .slice(0, count);
}
