import 'server-only';
import { HOUR_MS } from '@/lib/time/units';

/** Far more networks than book within an hour; the oldest is forgotten first. */
const MOST_NETWORKS = 50_000;

interface Taken {
  key: string;
  at: number;
}

/** Counts the bookings of each network within the last hour, in this process alone. */
export interface BookingLimit {
  /**
   * Takes a place for an attempt at `now` (epoch ms); a repeat of its key has its place already.
   * Gives 0, or for how many ms there is none.
   */
  take(network: string, key: string, now: number): number;
  /** Gives the place back: the attempt booked nothing. */
  giveBack(network: string, key: string): void;
}

/** At most `perHour` bookings of each network within any hour. */
export function createBookingLimit(perHour: number): BookingLimit {
  const byNetwork = new Map<string, Taken[]>();
  return {
    take(network, key, now) {
      const taken = (byNetwork.get(network) ?? []).filter(({ at }) => now - at < HOUR_MS);
      const isRepeat = taken.some((one) => one.key === key);
      const [oldest] = taken.slice(-perHour);
      if (!isRepeat && oldest && taken.length >= perHour) return oldest.at + HOUR_MS - now;
      if (!isRepeat) taken.push({ key, at: now });
      // Written anew, so that the one that is longest without a booking comes first.
      byNetwork.delete(network);
      byNetwork.set(network, taken);
      const [first] = byNetwork.keys();
      if (byNetwork.size > MOST_NETWORKS && first !== undefined) byNetwork.delete(first);
      return 0;
    },
    giveBack(network, key) {
      const rest = byNetwork.get(network)?.filter((one) => one.key !== key) ?? [];
      if (rest.length > 0) byNetwork.set(network, rest);
      else byNetwork.delete(network);
    },
  };
}
