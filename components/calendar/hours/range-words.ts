import { clockOf } from '@/lib/shared/domain/calendar/grid';
import type { TimeRange } from '@/lib/shared/domain/calendar/presets';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';

/** "09:00 to 12:30, 13:00 to 18:00" */
export function useRangeWords() {
  const t = useTexts('hours.week');
  return (ranges: readonly TimeRange[]) =>
    withCommas(
      ranges.map(({ from, to }) => t('range', { from: clockOf(from), to: clockOf(to) })),
      t.locale,
    );
}
