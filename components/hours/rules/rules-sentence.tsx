import { useTexts } from '#texts';
import { useNow } from '@/components/calendar/week/use-now';
import { cardVariants } from '@/components/ui/card';
import type { BookingRules } from '@/lib/domain/hours/schedule';
import { formatClock } from '@/lib/time/clock-words';
import { formatDay, formatLongDate, localDay } from '@/lib/time/format';
import { addDays, noonOf } from '@/lib/time/local-date';
import { MINUTE_MS } from '@/lib/time/units';
import { useTimeWords } from './rule-choices';

/** What the rules mean for a customer who looks at this moment. */
export function RulesSentence({ rules, zone }: { rules: BookingRules; zone: string }) {
  const t = useTexts('hours.rules');
  const timeOf = useTimeWords();
  const now = useNow();
  const { beforeMinutes, afterMinutes, noticeMinutes, daysAhead, visitsPerDay } = rules;
  const from = now === null ? null : now + noticeMinutes * MINUTE_MS;
  const last = now === null || daysAhead === null ? null : addDays(localDay(now, zone), daysAhead);
  const parts = [
    from === null
      ? null
      : t('fromNow', {
          from: `${formatDay(from, zone, t.locale)}, ${formatClock(from, zone, t.locale)}`,
        }),
    last === null
      ? t('noUntil')
      : t('until', { day: formatLongDate(noonOf(last), 'UTC', t.locale) }),
    visitsPerDay === null ? null : t('visits', { count: visitsPerDay }),
    beforeMinutes > 0 ? t('keptBefore', { time: timeOf(beforeMinutes) }) : null,
    afterMinutes > 0 ? t('keptAfter', { time: timeOf(afterMinutes) }) : null,
  ];
  return (
    <div className={cardVariants({ padding: 'medium', className: 'border-transparent! bg-wash!' })}>
      <p className="text-sm text-muted">{t('now')}</p>
      <p className="mt-1 text-lg font-semibold" aria-live="polite">
        {parts.filter(Boolean).join(' ')}
      </p>
    </div>
  );
}
