import { PHONE_LIMITS } from '@/lib/domain/limits';
import { DAY_MS } from '@/lib/time/units';

/** What a telephone number has booked; both lists are epoch ms in order. */
export interface BookedByPhone {
  /** The ends of its visits that are still to come. */
  openUntil: readonly number[];
  /** When its bookings were made. */
  madeAt: readonly number[];
}

/** Which limit a number has reached, and from when on (epoch ms) it may book again. */
export interface ReachedLimit {
  limit: keyof typeof PHONE_LIMITS;
  until: number;
}

/** The limit that a number has reached; null while it may book. Of two, the one that lasts longer. */
export function findReachedLimit({ openUntil, madeAt }: BookedByPhone): ReachedLimit | null {
  const open = openUntil.at(-PHONE_LIMITS.openInCalendar);
  const made = madeAt.at(-PHONE_LIMITS.withinDay);
  const reached: ReachedLimit[] = [];
  if (open !== undefined) reached.push({ limit: 'openInCalendar', until: open });
  if (made !== undefined) reached.push({ limit: 'withinDay', until: made + DAY_MS });
  return reached.sort((a, b) => b.until - a.until)[0] ?? null;
}
