import { MINUTE_MS } from '@/lib/time/units';

/** What a schedule runs, and how often. */
export interface ScheduleOptions {
  minutes: number;
  /** Ends early when the signal says so, and never throws. */
  run: (signal: AbortSignal) => Promise<void>;
  random?: () => number;
  /** Milliseconds until the first run, so that a start is not slowed down by it. */
  firstAfterMs?: number;
}

/**
 * Runs a job again and again. Each pause is 0.9 to 1.1 times as long, so that replicas that started
 * together drift apart. Returns a function that stops it and waits for the run under way.
 */
export function startSchedule(options: ScheduleOptions): () => Promise<void> {
  const { minutes, run, random = Math.random, firstAfterMs = 5_000 } = options;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();

  const wait = (ms: number) => {
    timer = setTimeout(() => {
      running = run(stopping.signal).finally(() => {
        if (!stopping.signal.aborted) wait(minutes * MINUTE_MS * (0.9 + random() * 0.2));
      });
    }, ms);
  };
  wait(firstAfterMs * (1 + random()));

  return async () => {
    clearTimeout(timer);
    stopping.abort();
    await running;
  };
}
