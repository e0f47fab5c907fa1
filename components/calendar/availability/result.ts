import { formatDuration } from '@/lib/shared/domain/booking/duration';
import type { ShownResult } from '@/lib/shared/domain/calendar/availability-mode';
import { formatDates, formatTimeRange } from '@/lib/shared/domain/calendar/date-words';
import { countDays, type MarkChange, slotsIn } from '@/lib/shared/domain/calendar/plan';
import { SLOT_MINUTES, SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import type { Texts } from '@/lib/shared/texts/texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { localMinute } from '@/lib/shared/time/format';
import type { Result } from './send-changes';

export interface ResultTexts {
  result: Texts<'calendar.availability.result'>;
  dates: Texts<'calendar.dates'>;
  duration: Texts<'ui.duration'>;
}

export function useResultTexts(): ResultTexts {
  return {
    result: useTexts('calendar.availability.result'),
    dates: useTexts('calendar.dates'),
    duration: useTexts('ui.duration'),
  };
}

/** "09:00 to 12:00" if all days have that range, else the total. */
export function rangeOf(changes: readonly MarkChange[], zone: string, t: ResultTexts): string {
  const spans = changes.map(({ span: { from, to } }) => ({
    from: localMinute(from, zone),
    // Counted from the start of the last slot, so that midnight reads 24:00.
    to: localMinute(to - SLOT_MS, zone) + SLOT_MINUTES,
  }));
  const words = new Set(spans.map((span) => formatTimeRange(span, t.dates)));
  // A span may end before it begins in a repeated hour.
  const isPlain = countDays(changes) === changes.length && spans.every(({ from, to }) => to > from);
  const [range] = words;
  if (isPlain && words.size === 1 && range) return range;
  const slots = changes.reduce((sum, { span }) => sum + slotsIn(span).length, 0);
  return formatDuration(slots * SLOT_MINUTES, t.duration);
}

export function failureOf(days: number, failed: number, t: ResultTexts['result']): string {
  return failed === days ? t('allFailed') : t('someFailed', { set: days - failed, days, failed });
}

export function shownResult(
  { set, failed, reason }: Result,
  zone: string,
  t: ResultTexts,
): ShownResult {
  const all = [...set, ...failed];
  const failedDays = countDays(failed);
  if (failedDays > 0) {
    return { isError: true, text: failureOf(countDays(all), failedDays, t.result), reason };
  }
  const dates = formatDates(
    all.map(({ date }) => date),
    t.dates,
  );
  const text = t.result('allSet', { dates, range: rangeOf(all, zone, t) });
  return { isError: false, text, reason: null };
}

export function undoneText(unset: number, t: ResultTexts['result']): string {
  return unset > 0 ? t('undoneExceptUnset', { unset }) : t('undone');
}
