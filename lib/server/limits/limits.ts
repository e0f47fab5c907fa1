import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/server/env';
import { processWide } from '@/lib/server/process-wide';
import { sharedRedis } from '@/lib/server/redis';
import { LIMITS, type LimitName } from '@/lib/shared/domain/limits';
import { secretsIn } from '@/lib/shared/process/secrets';
import { HOUR_MS } from '@/lib/shared/time/units';
import { type Counter, createCounter } from './counter';
import { limitsDatabase } from './limits-database';

/** Counters that never refuse anybody. */
const NO_LIMITS = {
  /** Repeats of a booking request are not counted. */
  bookingPlaces: { most: Number.MAX_SAFE_INTEGER, withinMs: HOUR_MS, counted: 'together' },
  profileViews: { most: 1, withinMs: HOUR_MS, counted: 'apart' },
} as const;

type CounterName = LimitName | keyof typeof NO_LIMITS;

const isLimit = (name: CounterName): name is LimitName => name in LIMITS;

export function counterOf(name: CounterName): Counter {
  return processWide(`limit.${name}`, () => {
    const { withinMs, counted } = isLimit(name) ? LIMITS[name] : NO_LIMITS[name];
    return createCounter(
      { name, withinMs, most: mostOf(name) },
      counted === 'together' ? (sharedRedis() ?? limitsDatabase()) : null,
    );
  });
}

export function mostOf(name: CounterName): number {
  if (!isLimit(name)) return NO_LIMITS[name].most;
  return name === 'bookings' ? env().BOOKINGS_PER_HOUR : LIMITS[name].most;
}

/** A keyed hash, so that the key names nobody. */
export function counterKey(...parts: readonly string[]): string {
  const [secret] = secretsIn(env().NEXTAUTH_SECRET);
  const key = createHmac('sha256', secret).update('limits');
  return key.update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

/** Returns 0, or how many ms it takes until there is room. Null for `who` is not counted. */
export async function takeLimit(name: LimitName, who: string | null, points = 1): Promise<number> {
  return who === null ? 0 : counterOf(name).take(counterKey(who), points);
}
