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

/** `withinMs` runs from the first use; at its end all uses are forgotten. */
export interface CounterRules {
  name: string;
  most: number;
  withinMs: number;
}

/** `who` names nobody: see `counterKey`. */
export interface Counter {
  /**
   * Gives 0, or the ms until there is room, and then counts nothing. `withinMs` replaces the rules'
   * time for the first points.
   */
  take(who: string, points?: number, withinMs?: number): Promise<number>;
  giveBack(who: string, points?: number): Promise<void>;
  /** Counts past the limit, too. */
  count(who: string): Promise<number>;
  has(who: string): Promise<boolean>;
  /** True if anything was counted; of several callers, for one only. */
  forget(who: string): Promise<boolean>;
}

/** In keys; beyond it, the longest idle is forgotten. */
export const MOST_COUNTED = 50_000;

/** Invented addresses cannot fill it. */
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

/** Longer timers exceed Node's limit. */
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

/** Counts in this process while the store fails. */
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
  /** For a second only, because points may be given back. */
  const refused = new LRUCache<string, number>({ max: 10_000, ttl: 1_000 });
  // A new process waits for its first connection.
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
        // There may be room for fewer points.
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
