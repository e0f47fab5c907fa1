import { useNow } from '@/components/calendar/week/use-now';
import { cardVariants } from '@/components/shared/ui/card';
import { Help, labelVariants } from '@/components/shared/ui/field-parts';
import { ChevronDown, Info } from '@/components/shared/ui/icons';
import { inputVariants } from '@/components/shared/ui/input';
import { noteVariants } from '@/components/shared/ui/note';
import { clockOf } from '@/lib/shared/domain/calendar/grid';
import { firstOpen } from '@/lib/shared/domain/hours/first-open';
import type { KnownDay } from '@/lib/shared/domain/hours/preview';
import type { BookingRules, Schedule } from '@/lib/shared/domain/hours/schedule';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatDay, formatLongDate, localDay, localMinute } from '@/lib/shared/time/format';
import { addDays, noonOf } from '@/lib/shared/time/local-date';
import { MINUTE_MS } from '@/lib/shared/time/units';

type RuleName = keyof BookingRules;

const AROUND = [0, 15, 30, 45, 60, 90, 120, 180, 240];

/** The first choice forbids nothing. */
const RULE_CHOICES: Record<RuleName, readonly (number | null)[]> = {
  beforeMinutes: AROUND,
  afterMinutes: AROUND,
  noticeMinutes: [0, 1, 2, 4, 8, 12, 24, 48, 72, 168].map((hours) => hours * 60),
  daysAhead: [null, 7, 14, 28, 42, 56, 84, 182, 364],
  visitsPerDay: [null, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20],
};

function useTimeWords() {
  const t = useTexts('hours.rules');
  return (minutes: number) => {
    if (minutes > 0 && minutes % 1_440 === 0) return t('days', { count: minutes / 1_440 });
    if (minutes > 0 && minutes % 60 === 0) return t('hours', { count: minutes / 60 });
    return t('minutes', { count: minutes });
  };
}

function useRuleWords() {
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

const RULES = [
  { name: 'beforeMinutes', label: 'before', help: 'beforeHelp' },
  { name: 'afterMinutes', label: 'after', help: 'afterHelp' },
  { name: 'noticeMinutes', label: 'notice', help: 'noticeHelp' },
  { name: 'daysAhead', label: 'ahead', help: 'aheadHelp' },
  { name: 'visitsPerDay', label: 'most', help: 'mostHelp' },
] as const satisfies readonly { name: RuleName; label: string; help: string }[];

interface RulesProps {
  schedule: Schedule;
  worked: Schedule;
  /** Null if unknown. */
  days: readonly KnownDay[] | null;
  /**
   * The length of the shortest item that customers can book; null if there is none, or if unknown.
   */
  shortestMinutes: number | null;
  zone: string;
  isTeam: boolean;
  onChange: (schedule: Schedule) => void;
}

export function Rules({ schedule, onChange, ...shown }: RulesProps) {
  const { isTeam } = shown;
  const t = useTexts('hours.rules');
  const { rules } = schedule;
  const change = (changed: Partial<BookingRules>) =>
    onChange({ ...schedule, rules: { ...rules, ...changed } });
  return (
    <>
      <RulesSentence {...shown} />
      {RULES.map(({ name, label, help }) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-1 border-b border-line pb-5 sm:grid-cols-[minmax(0,1fr)_15rem]"
        >
          <label className={labelVariants({ className: 'text-base!' })} htmlFor={name}>
            {t(label)}
          </label>
          <Help id={`${name}-help`}>{t(help, { team: isTeam ? 'yes' : 'no' })}</Help>
          <RuleSelect
            name={name}
            value={rules[name]}
            onChange={(value) => change({ [name]: value })}
          />
        </div>
      ))}
      <p className={noteVariants({ look: 'info' })}>
        <Info />
        {t('newOnly')}
      </p>
    </>
  );
}

interface RuleSelectProps {
  name: RuleName;
  value: number | null;
  onChange: (value: number | null) => void;
}

function RuleSelect({ name, value, onChange }: RuleSelectProps) {
  const wordsOf = useRuleWords();
  const offered: readonly (number | null)[] = RULE_CHOICES[name];
  // Keeps a choice that was made with another tool.
  const choices = offered.includes(value) ? offered : [...offered, value];
  return (
    <div className="relative mt-1 sm:col-start-2 sm:row-[1/span_2] sm:mt-0 sm:self-center">
      <select
        id={name}
        className={inputVariants({ kind: 'select', end: 'icon', className: 'font-semibold' })}
        aria-describedby={`${name}-help`}
        value={String(value)}
        onChange={({ target }) => onChange(target.value === 'null' ? null : Number(target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={String(choice)}>
            {wordsOf(name, choice)}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2" />
    </div>
  );
}

type RulesSentenceProps = Omit<RulesProps, 'schedule' | 'onChange'>;

function RulesSentence({ worked, days, shortestMinutes, zone, isTeam }: RulesSentenceProps) {
  const t = useTexts('hours.rules');
  const timeOf = useTimeWords();
  const now = useNow();
  const { beforeMinutes, afterMinutes, noticeMinutes, daysAhead, visitsPerDay } = worked.rules;
  const last = now === null || daysAhead === null ? null : addDays(localDay(now, zone), daysAhead);
  const fromNow = (at: number) => {
    // Where several people work, each has visits of their own.
    if (isTeam || days === null || shortestMinutes === null) return null;
    const notBefore = at + noticeMinutes * MINUTE_MS;
    const first = firstOpen(days, worked, {
      today: localDay(at, zone),
      from: { date: localDay(notBefore, zone), minute: localMinute(notBefore, zone) },
      durationMinutes: shortestMinutes,
    });
    if (first === 'unknown') return null;
    if (!first) return daysAhead ? t('fullNow', { days: daysAhead }) : null;
    const day = formatDay(noonOf(first.date), 'UTC', t.locale);
    return t('fromNow', { from: withCommas([day, clockOf(first.minute)], t.locale) });
  };
  const parts = [
    now === null ? null : fromNow(now),
    last === null
      ? t('noUntil')
      : t('until', { day: formatLongDate(noonOf(last), 'UTC', t.locale) }),
    visitsPerDay === null
      ? null
      : t('visits', { count: visitsPerDay, team: isTeam ? 'yes' : 'no' }),
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
