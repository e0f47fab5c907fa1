import { useTexts } from '#texts';
import { useNow } from '@/components/calendar/week/use-now';
import { cardVariants } from '@/components/ui/card';
import { clockOf } from '@/lib/domain/calendar/grid';
import { firstOpen, OPEN_DAYS_AHEAD } from '@/lib/domain/hours/first-open';
import type { KnownDay } from '@/lib/domain/hours/preview';
import type { Schedule } from '@/lib/domain/hours/schedule';
import { formatDay, formatLongDate, localDay, localMinute } from '@/lib/time/format';
import { addDays, noonOf } from '@/lib/time/local-date';
import { MINUTE_MS } from '@/lib/time/units';
import { useTimeWords } from './rule-choices';

/** What the rules mean for a customer who looks at this moment. */
export function RulesSentence({
  schedule,
  days,
  zone,
}: {
  schedule: Schedule;
  days: readonly KnownDay[];
  zone: string;
}) {
  const t = useTexts('hours.rules');
  const timeOf = useTimeWords();
  const now = useNow();
  const { beforeMinutes, afterMinutes, noticeMinutes, daysAhead, visitsPerDay } = schedule.rules;
  const last = now === null || daysAhead === null ? null : addDays(localDay(now, zone), daysAhead);
  /** The first time that is open from now on, however little notice is asked. */
  const fromNow = (at: number) => {
    const notBefore = at + noticeMinutes * MINUTE_MS;
    const first = firstOpen(days, schedule, {
      today: localDay(at, zone),
      from: { date: localDay(notBefore, zone), minute: localMinute(notBefore, zone) },
    });
    if (!first)
      return t('fullNow', { days: Math.min(daysAhead ?? OPEN_DAYS_AHEAD, OPEN_DAYS_AHEAD) });
    const day = formatDay(noonOf(first.date), 'UTC', t.locale);
    return t('fromNow', { from: `${day}, ${clockOf(first.minute)}` });
  };
  const parts = [
    now === null ? null : fromNow(now),
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
