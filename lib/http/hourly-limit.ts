import 'server-only';
import { HOUR_MS } from '@/lib/time/units';

/** Counts what addresses did within the last hour, in this process alone. */
export interface HourlyLimit {
  /** Whether one more is allowed now; if so it is counted. `now` is epoch milliseconds. */
  take(address: string, now: number): boolean;
}

/**
 * A limit for each address and one for all together. The second holds when addresses are made up,
 * and keeps the list short.
 */
export function createHourlyLimit(limits: { perAddress: number; inAll: number }): HourlyLimit {
  let taken: { address: string; at: number }[] = [];
  return {
    take(address, now) {
      taken = taken.filter(({ at }) => now - at < HOUR_MS);
      const own = taken.filter((one) => one.address === address);
      if (taken.length >= limits.inAll || own.length >= limits.perAddress) return false;
      taken.push({ address, at: now });
      return true;
    },
  };
}
