import { useRef, useState } from 'react';
import { ALL_FAILED, allSet, someFailed } from '@/lib/domain/availability-messages';
import type { Change } from '@/lib/domain/availability-plan';
import type { CalendarCalls } from '../calendar-calls';
import { applyChanges, countDays, type Progress, type Send } from './apply-changes';

/** Where the application of a dialog stands. `days` counts the whole of it, retries included. */
export type Run =
  | { phase: 'idle' }
  | { phase: 'running'; progress: Progress; isStopping: boolean }
  | { phase: 'done'; text: string }
  | {
      phase: 'failed' | 'stopped';
      text: string;
      reason: string | null;
      progress: Progress;
      /** What another try sends. */
      rest: readonly Change[];
    };

/** How changes are sent through a calendar's calls. */
export function sendTo({ setAvailability }: Pick<CalendarCalls, 'setAvailability'>): Send {
  const iso = (at: number) => new Date(at).toISOString();
  return (mark, spans) =>
    setAvailability({
      status: mark,
      spans: spans.map(({ from, to }) => ({ startTime: iso(from), endTime: iso(to) })),
    });
}

const IDLE: Run = { phase: 'idle' };

/** An application of changes that a dialog follows; `onChanged` is told once something was set. */
export function useRun(calls: CalendarCalls, onChanged: () => void) {
  const [run, setRun] = useState<Run>(IDLE);
  const stopper = useRef<AbortController | null>(null);

  /** Applies changes; `days` is what the messages count, `words` what a success says. */
  const start = async (
    changes: readonly Change[],
    days: number,
    words: { dates: string; range: string },
  ) => {
    const stop = new AbortController();
    stopper.current = stop;
    const before = days - countDays(changes);
    const onProgress = ({ done }: Progress) => {
      const progress = { done: before + done, days };
      setRun({ phase: 'running', progress, isStopping: stop.signal.aborted });
    };
    onProgress({ done: 0, days });
    const applied = await applyChanges(changes, sendTo(calls), {
      onProgress,
      signal: stop.signal,
    });
    const rest = [...applied.failed, ...applied.left];
    const open = countDays(rest);
    const progress = { done: days - open, days };
    const { reason } = applied;
    if (rest.length === 0) setRun({ phase: 'done', text: allSet(words.dates, words.range) });
    else if (applied.left.length > 0) {
      const text = `Stopped. Availability is set for ${days - open} of ${days} days.`;
      setRun({ phase: 'stopped', text, reason, progress, rest });
    } else {
      const text = open === days ? ALL_FAILED : someFailed(days, open);
      setRun({ phase: 'failed', text, reason, progress, rest });
    }
    if (applied.set.length > 0) onChanged();
  };

  const stop = () => {
    stopper.current?.abort();
    setRun((now) => (now.phase === 'running' ? { ...now, isStopping: true } : now));
  };

  return { run, start, stop, reset: () => setRun(IDLE) };
}
