import { ALL_FAILED, countOf, someFailed } from '@/lib/domain/calendar/availability-messages';
import type { Change } from '@/lib/domain/calendar/plan';
import { type Applied, countDays, type Progress } from './apply-changes';

/** Where the application of a dialog stands. `days` counts the whole of it, retries included. */
export type Run =
  | { phase: 'idle' }
  | { phase: 'running'; progress: Progress; isStopping: boolean }
  | {
      phase: 'failed' | 'stopped';
      text: string;
      reason: string | null;
      progress: Progress;
      /** What another try sends. */
      rest: readonly Change[];
    };

/** How a run of so many days ended; null when all of it is set. */
export function endOf({ failed, left, reason }: Applied, days: number): Run | null {
  const rest = [...failed, ...left];
  if (rest.length === 0) return null;
  const open = countDays(rest);
  const progress = { done: days - open, days };
  if (left.length > 0) {
    const text = `Stopped. Availability is set for ${days - open} of ${days} days.`;
    return { phase: 'stopped', text, reason, progress, rest };
  }
  const text = open === days ? ALL_FAILED : someFailed(days, open);
  return { phase: 'failed', text, reason, progress, rest };
}

/** What another try of a run sends; null when all of it is to be sent. */
export function restOf(run: Run): readonly Change[] | null {
  return run.phase === 'failed' || run.phase === 'stopped' ? run.rest : null;
}

/** Progress as it is read out: at the start and at each quarter, for a count at each step is noise. */
export function spokenProgress({ done, days }: Progress): string {
  const quarter = days > 0 ? Math.floor((done / days) * 4) : 0;
  return quarter > 0
    ? `${quarter * 25}% of ${countOf(days, 'day')}`
    : `Setting ${countOf(days, 'day')}`;
}
