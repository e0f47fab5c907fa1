import { MINUTE_MS } from '@/lib/shared/time/units';

export interface ScheduleOptions {
  minutes: number;
  /** Never throws. */
  run: (signal: AbortSignal) => Promise<void>;
  random?: () => number;
  firstAfterMs?: number;
}

/**
 * Each pause is up to a tenth shorter or longer, so that several copies of a process do not run at
 * once. Returns a function that stops the schedule.
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
