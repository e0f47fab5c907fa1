import 'server-only';
import { HOUR_MS } from '@/lib/time/units';

/** Letters within an hour, in each web process: past them a form is slower, never closed. */
export const LETTERS_AN_HOUR = { perNetwork: 5, inAll: 100 } as const;
/** With the storage's own 8 s this is less than a browser waits. */
const LONGEST_WAIT_MS = 5_000;
const CROWD_WAIT_MS = 1_000;
/** How many letters of one network may wait at once, so that a flood holds no more than these. */
const MOST_WAITING = 20;
/** What a flood can have counted; beyond, the oldest are forgotten. */
const MOST_COUNTED = 10_000;

/** The pace at which the letters of one form are taken, in this process alone. */
export interface LetterPace {
  /** How long (ms) until a network (null: not known) may write again within its number; 0 for now. */
  closedFor(network: string | null, now: number): number;
  /**
   * Counts one more letter at `now` (epoch ms) and gives how long it has to wait; null when too many
   * of its network are waiting already. Call `done` when it has waited.
   */
  enter(network: string | null, now: number): number | null;
  done(network: string | null): void;
}

/** The more a network wrote within the hour, the longer its next letter waits. */
export function createLetterPace(): LetterPace {
  let counted: { network: string | null; at: number }[] = [];
  const waiting = new Map<string | null, number>();

  function forget(now: number) {
    counted = counted.filter(({ at }) => now - at < HOUR_MS).slice(-MOST_COUNTED);
  }
  function ownOf(network: string | null) {
    return network === null ? [] : counted.filter((one) => one.network === network);
  }

  return {
    closedFor(network, now) {
      forget(now);
      const [oldest] = ownOf(network).slice(-LETTERS_AN_HOUR.perNetwork);
      const isFull = ownOf(network).length >= LETTERS_AN_HOUR.perNetwork;
      return isFull && oldest ? oldest.at + HOUR_MS - now : 0;
    },
    enter(network, now) {
      forget(now);
      const already = waiting.get(network) ?? 0;
      if (already >= MOST_WAITING) return null;
      waiting.set(network, already + 1);
      const beyond = ownOf(network).length - LETTERS_AN_HOUR.perNetwork;
      const crowdWaitMs = counted.length >= LETTERS_AN_HOUR.inAll ? CROWD_WAIT_MS : 0;
      counted.push({ network, at: now });
      if (beyond < 0) return crowdWaitMs;
      return Math.max(crowdWaitMs, Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** beyond));
    },
    done(network) {
      const left = (waiting.get(network) ?? 0) - 1;
      if (left > 0) waiting.set(network, left);
      else waiting.delete(network);
    },
  };
}
