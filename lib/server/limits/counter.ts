import 'server-only';
import { LRUCache } from 'lru-cache';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Redis } from '@/lib/server/redis';
import { DAY_MS } from '@/lib/shared/time/units';
import type { LimitsDatabase } from './limits-database';

/** `withinMs` begins with the first use. When it ends, all uses are forgotten. */
export interface CounterRules {
  name: string;
  most: number;
  withinMs: number;
}

/** `who` is a key that names nobody: see `counterKey`. */
export interface Counter {
  /**
   * Returns 0, or how many ms it takes until there is room; then nothing is counted. `withinMs` is
   * used for the first points in place of the time in the rules.
   */
  take(who: string, points?: number, withinMs?: number): Promise<number>;
  giveBack(who: string, points?: number): Promise<void>;
  /** Counts even if the limit is reached. */
  count(who: string): Promise<number>;
  has(who: string): Promise<boolean>;
  /** Returns true if anything was counted. If several call it, only one of them gets true. */
  forget(who: string): Promise<boolean>;
}

/**
 * The most keys in memory. If there are more, the one that was idle for the longest time is
 * forgotten.
 */
export const MOST_COUNTED = 50_000;

/** The memory is bounded, so that invented addresses cannot fill it. */
class BoundedMemory extends RateLimiterMemory {
  private readonly known = new Set<string>();

  override async consume(...action: Parameters<RateLimiterMemory['consume']>) {
    await this.remember(String(action[0]));
    return super.consume(...action);
  }

  override async penalty(...action: Parameters<RateLimiterMemory['penalty']>) {
    await this.remember(String(action[0]));
    return super.penalty(...action);
  }

  private async remember(key: string): Promise<void> {
    this.known.delete(key);
    this.known.add(key);
    const [oldest] = this.known;
    if (this.known.size <= MOST_COUNTED || oldest === undefined) return;
    this.known.delete(oldest);
    await this.delete(oldest);
  }
}

/** Node does not support longer timers. */
const LONGEST_MS = 24 * DAY_MS;

type Store = Redis | LimitsDatabase;

interface Options {
  keyPrefix: string;
  points: number;
  duration: number;
}

function limiterIn(store: Store, options: Options, insuranceLimiter: BoundedMemory) {
  if (!('client' in store)) {
    return new RateLimiterPostgres({
      ...options,
      storeClient: store,
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      insuranceLimiter,
    });
  }
  return new RateLimiterRedis({
    ...options,
    storeClient: store.client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter,
  });
}

/** While the store fails, counts in this process. */
export function createCounter(rules: CounterRules, store: Store | null): Counter {
  const options = {
    keyPrefix: `settln:limit:${rules.name}`,
    points: rules.most,
    duration: Math.ceil(rules.withinMs / 1000),
  };
  const memory = new BoundedMemory(options);
  const limiter: RateLimiterMemory | RateLimiterRedis | RateLimiterPostgres = store
    ? limiterIn(store, options, memory)
    : memory;
  /** Kept for a second only, because points may be given back. */
  const refused = new LRUCache<string, number>({ max: 10_000, ttl: 1_000 });
  // In a new process, the first calls wait for the connection.
  const connected = store && 'client' in store ? store.ready().catch(() => undefined) : undefined;

  return {
    async take(who, points = 1, withinMs) {
      const opensAt = refused.get(who);
      const knownWaitMs = opensAt === undefined ? 0 : Math.ceil(opensAt - performance.now());
      if (knownWaitMs > 0) return knownWaitMs;
      await connected;
      const seconds = Math.ceil(Math.min(withinMs ?? rules.withinMs, LONGEST_MS) / 1000);
      try {
        await limiter.consume(who, points, { customDuration: Math.max(1, seconds) });
        return 0;
      } catch (reached) {
        if (!(reached instanceof RateLimiterRes)) throw reached;
        await limiter.reward(who, points);
        const waitMs = Math.max(1, reached.msBeforeNext);
        // For more points than one, this may be wrong: there may still be room for fewer.
        if (points === 1) refused.set(who, performance.now() + waitMs);
        return waitMs;
      }
    },
    async giveBack(who, points = 1) {
      refused.delete(who);
      await limiter.reward(who, points);
    },
    async count(who) {
      await connected;
      const { consumedPoints } = await limiter.penalty(who);
      return consumedPoints;
    },
    async has(who) {
      await connected;
      const known = await limiter.get(who);
      return known !== null && known.consumedPoints > 0;
    },
    forget: (who) => limiter.delete(who),
  };
}
