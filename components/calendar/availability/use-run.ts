import { useRef, useState } from 'react';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { Follow } from '@/components/calendar/week/show-changes';
import type { Change } from '@/lib/domain/calendar/plan';
import { applyChanges, countDays, type Progress, type Send } from './apply-changes';
import { findSetIn } from './find-set';
import { endOf, type Run } from './run-state';

/** How changes are sent through a calendar's calls. */
export function sendTo({ setAvailability }: Pick<CalendarCalls, 'setAvailability'>): Send {
  const iso = (at: number) => new Date(at).toISOString();
  return (mark, spans) =>
    setAvailability({
      status: mark,
      spans: spans.map(({ from, to }) => ({ startTime: iso(from), endTime: iso(to) })),
    });
}

interface RunOptions {
  calls: CalendarCalls;
  zone: string;
  follow: Follow;
  /** Is given what was done, once all of it is. */
  onDone: (text: string) => void;
}

const IDLE: Run = { phase: 'idle' };

/** An application of changes that a dialog, and whoever follows it, are told about. */
export function useRun({ calls, zone, follow, onDone }: RunOptions) {
  const [run, setRun] = useState<Run>(IDLE);
  const stopper = useRef<AbortController | null>(null);

  /** Applies changes; `days` is what the messages count, `done` what is said of all. */
  const start = async (changes: readonly Change[], days: number, done: string) => {
    const stop = new AbortController();
    stopper.current = stop;
    const before = days - countDays(changes);
    const onProgress = (now: Progress) => {
      const progress = { done: before + now.done, days };
      setRun({ phase: 'running', progress, isStopping: stop.signal.aborted });
    };
    onProgress({ done: 0, days });
    const tell = follow(changes);
    const applied = await applyChanges(changes, sendTo(calls), {
      onProgress,
      signal: stop.signal,
      findSet: findSetIn(calls, zone),
    });
    const end = endOf(applied, days);
    setRun(end ?? IDLE);
    tell(applied.set);
    if (!end) onDone(done);
  };

  const stop = () => {
    stopper.current?.abort();
    setRun((now) => (now.phase === 'running' ? { ...now, isStopping: true } : now));
  };

  return { run, start, stop, reset: () => setRun(IDLE) };
}
