import { useRef, useState } from 'react';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { Follow } from '@/components/calendar/week/week-changes';
import type { Change } from '@/lib/domain/calendar/plan';
import type { Texts } from '@/lib/texts/texts';
import { countDays, type Progress, type Result, sendChanges } from './availability-calls';
import { failureOf, type ResultTexts, useResultTexts } from './result';

/** `days` includes earlier attempts. */
export type Sending =
  | { phase: 'idle' }
  | { phase: 'running'; progress: Progress; isStopping: boolean }
  | {
      phase: 'failed' | 'stopped';
      text: string;
      reason: string | null;
      progress: Progress;
      rest: readonly Change[];
    };

/** `days` is the total; null if all are set. */
export function sendingAfter(
  { failed, left, reason }: Result,
  days: number,
  t: ResultTexts['result'],
): Sending | null {
  const rest = [...failed, ...left];
  if (rest.length === 0) return null;
  const open = countDays(rest);
  const progress = { done: days - open, days };
  if (left.length > 0) {
    return { phase: 'stopped', text: t('stopped', progress), reason, progress, rest };
  }
  return { phase: 'failed', text: failureOf(days, open, t), reason, progress, rest };
}

export function restOf(sending: Sending): readonly Change[] | null {
  return sending.phase === 'failed' || sending.phase === 'stopped' ? sending.rest : null;
}

/** Only at each quarter: every step would be noise. */
export function announcedProgress(
  { done, days }: Progress,
  t: Texts<'calendar.availability.progress'>,
): string {
  const quarter = days > 0 ? Math.floor((done / days) * 4) : 0;
  return quarter > 0 ? t('quarter', { percent: quarter * 25, days }) : t('start', { days });
}

interface SendingOptions {
  calls: CalendarCalls;
  follow: Follow;
  onDone: (text: string) => void;
}

const IDLE: Sending = { phase: 'idle' };

export function useSending({ calls, follow, onDone }: SendingOptions) {
  const { result: t } = useResultTexts();
  const [sending, setSending] = useState<Sending>(IDLE);
  const stopper = useRef<AbortController | null>(null);

  /** `days` is the total in messages. */
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
