import 'server-only';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { type Counted, countsOf } from '@/lib/server/counts';
import { processWide } from '@/lib/server/process-wide';
import { sharedRedis } from '@/lib/server/redis';
import { LIMITS } from '@/lib/shared/domain/limits';

const HELP: Readonly<Record<Counted, string>> = {
  events: 'Lines of the log, by event.',
  busy: 'Requests that this process refused because it was busy, by what they asked for.',
  limits: 'Requests that a limit refused, by its name (docs/topics/limits.md).',
};

/** These are counted from 0 on: if a series begins with 1, Prometheus sees no increase. */
const FROM_START: Readonly<Record<Counted, readonly string[]>> = {
  events: ['sign_in_failed', 'host_refused_access', 'message_not_kept'],
  busy: ['render', 'call', 'booking', 'form'],
  limits: Object.keys(LIMITS),
};

function openRegistry(): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const what of Object.keys(HELP) as Counted[]) {
    new Counter({
      name: `settln_${what}_total`,
      help: HELP[what],
      labelNames: ['name'],
      registers,
      collect() {
        this.reset();
        for (const name of FROM_START[what]) this.inc({ name }, 0);
        for (const [name, times] of countsOf(what)) this.inc({ name }, times);
      },
    });
  }
  const redis = sharedRedis();
  if (redis) {
    new Gauge({
      name: 'settln_redis_up',
      help: '1 while Redis answers this process.',
      registers,
      collect() {
        this.set(redis.client.isReady ? 1 : 0);
      },
    });
  }
  return registry;
}

/** In Prometheus's text format. */
export async function siteMetrics(): Promise<{ text: string; contentType: string }> {
  const registry = processWide('metrics', openRegistry);
  return { text: await registry.metrics(), contentType: registry.contentType };
}
