import { useTexts } from '#texts';
import type { BookingRules } from '@/lib/domain/hours/schedule';

export type RuleName = keyof BookingRules;

const AROUND = [0, 15, 30, 45, 60, 90, 120, 180, 240];

/** What is offered for each rule; the first forbids nothing. */
export const RULE_CHOICES: Record<RuleName, readonly (number | null)[]> = {
  beforeMinutes: AROUND,
  afterMinutes: AROUND,
  noticeMinutes: [0, 1, 2, 4, 8, 12, 24, 48, 72, 168].map((hours) => hours * 60),
  daysAhead: [null, 7, 14, 28, 42, 56, 84, 182, 364],
  visitsPerDay: [null, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20],
};

/** Says a length of time in the largest unit that is whole. */
export function useTimeWords() {
  const t = useTexts('hours.rules');
  return (minutes: number) => {
    if (minutes > 0 && minutes % 1_440 === 0) return t('days', { count: minutes / 1_440 });
    if (minutes > 0 && minutes % 60 === 0) return t('hours', { count: minutes / 60 });
    return t('minutes', { count: minutes });
  };
}

/** Says a choice of a rule. */
export function useRuleWords() {
  const t = useTexts('hours.rules');
  const timeOf = useTimeWords();
  return (name: RuleName, value: number | null) => {
    if (value === null) return t('noLimit');
    switch (name) {
      case 'daysAhead':
        return value % 7 === 0 ? t('weeks', { count: value / 7 }) : t('days', { count: value });
      case 'visitsPerDay':
        return t('visitCount', { count: value });
      default:
        return value === 0 ? t('none') : timeOf(value);
    }
  };
}
