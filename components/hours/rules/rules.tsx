import { useTexts } from '#texts';
import { Help, labelVariants } from '@/components/ui/field-parts';
import { ChevronDown, Info } from '@/components/ui/icons';
import { inputVariants } from '@/components/ui/input';
import { noteVariants } from '@/components/ui/note';
import type { KnownDay } from '@/lib/domain/hours/preview';
import type { BookingRules, Schedule } from '@/lib/domain/hours/schedule';
import { RULE_CHOICES, type RuleName, useRuleWords } from './rule-choices';
import { RulesSentence } from './rules-sentence';

const RULES = [
  { name: 'beforeMinutes', label: 'before', help: 'beforeHelp' },
  { name: 'afterMinutes', label: 'after', help: 'afterHelp' },
  { name: 'noticeMinutes', label: 'notice', help: 'noticeHelp' },
  { name: 'daysAhead', label: 'ahead', help: 'aheadHelp' },
  { name: 'visitsPerDay', label: 'most', help: 'mostHelp' },
] as const satisfies readonly { name: RuleName; label: string; help: string }[];

interface RulesProps {
  schedule: Schedule;
  /** What is booked and marked on the days from today on. */
  days: readonly KnownDay[];
  zone: string;
  onChange: (schedule: Schedule) => void;
}

/** What binds customers who book online, and what that means for somebody who looks now. */
export function Rules({ schedule, days, zone, onChange }: RulesProps) {
  const t = useTexts('hours.rules');
  const { rules } = schedule;
  const change = (changed: Partial<BookingRules>) =>
    onChange({ ...schedule, rules: { ...rules, ...changed } });
  return (
    <>
      <RulesSentence schedule={schedule} days={days} zone={zone} />
      {RULES.map(({ name, label, help }) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-1 border-b border-line pb-5 sm:grid-cols-[minmax(0,1fr)_15rem]"
        >
          <label className={labelVariants({ className: 'text-base!' })} htmlFor={name}>
            {t(label)}
          </label>
          <Help id={`${name}-help`}>{t(help)}</Help>
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
  // What another tool has set stays to be chosen.
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
