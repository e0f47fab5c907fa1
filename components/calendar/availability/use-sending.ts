import { useRef, useState } from 'react';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { Follow } from '@/components/calendar/week/week-changes';
import type { Change } from '@/lib/domain/calendar/plan';
import { countDays, findSetThrough, type Progress, sendChanges } from './availability-calls';
import { useResultTexts } from './result';
import { type Sending, sendingAfter } from './sending';

interface SendingOptions {
  calls: CalendarCalls;
  zone: string;
  follow: Follow;
  /** Called with the result's text once all changes are set. */
  onDone: (text: string) => void;
}

const IDLE: Sending = { phase: 'idle' };

/** Sends the changes of a dialog, which can be stopped and started again. */
export function useSending({ calls, zone, follow, onDone }: SendingOptions) {
  const { result: t } = useResultTexts();
  const [sending, setSending] = useState<Sending>(IDLE);
  const stopper = useRef<AbortController | null>(null);

  /** Sends changes. `days` is the total that messages count, `done` the text for all of them. */
  const start = async (changes: readonly Change[], days: number, done: string) => {
    const stop = new AbortController();
    stopper.current = stop;
    const before = days - countDays(changes);
    const onProgress = (now: Progress) => {
      const progress = { done: before + now.done, days };
      setSending({ phase: 'running', progress, isStopping: stop.signal.aborted });
    };
    onProgress({ done: 0, days });
    const tell = await follow(changes);
    const result = await sendChanges(changes, calls.setAvailability, {
      onProgress,
      signal: stop.signal,
      findSet: findSetThrough(calls, zone),
    });
    const after = sendingAfter(result, days, t);
    setSending(after ?? IDLE);
    await tell(result.set);
    if (!after) onDone(done);
  };

  const stop = () => {
    stopper.current?.abort();
    setSending((now) => (now.phase === 'running' ? { ...now, isStopping: true } : now));
  };

  return { sending, start, stop, reset: () => setSending(IDLE) };
}
