import type { Change } from '@/lib/domain/calendar/plan';
import type { Texts } from '@/lib/texts/texts';
import { countDays, type Progress, type Result } from './availability-calls';
import { failureOf, type ResultTexts } from './result';

/** How far a dialog's changes have been sent. `days` counts all of them, earlier attempts included. */
export type Sending =
  | { phase: 'idle' }
  | { phase: 'running'; progress: Progress; isStopping: boolean }
  | {
      phase: 'failed' | 'stopped';
      text: string;
      reason: string | null;
      progress: Progress;
      /** The changes that another attempt sends. */
      rest: readonly Change[];
    };

/** What is left after changes for this many days were sent; null if all of them are set. */
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

/** The changes that another attempt sends; null if none was made yet. */
export function restOf(sending: Sending): readonly Change[] | null {
  return sending.phase === 'failed' || sending.phase === 'stopped' ? sending.rest : null;
}

/** Progress for screen readers: at the start and at each quarter, because every step would be noise. */
export function announcedProgress(
  { done, days }: Progress,
  t: Texts<'calendar.availability.progress'>,
): string {
  const quarter = days > 0 ? Math.floor((done / days) * 4) : 0;
  return quarter > 0 ? t('quarter', { percent: quarter * 25, days }) : t('start', { days });
}
