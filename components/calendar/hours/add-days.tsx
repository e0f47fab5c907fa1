import { type FormEvent, useState } from 'react';
import { Button } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { Field } from '@/components/shared/ui/field';
import { FieldError } from '@/components/shared/ui/field-error';
import { headingVariants } from '@/components/shared/ui/heading';
import { Ban, Clock } from '@/components/shared/ui/icons';
import { segmentsVariants, segmentVariants } from '@/components/shared/ui/segments';
import { DAY_MINUTES, type TimeRange } from '@/lib/shared/domain/calendar/presets';
import { SLOT_MINUTES } from '@/lib/shared/domain/calendar/slots';
import {
  type AddedDays,
  isReversed,
  toSpecialDays,
  withAdded,
} from '@/lib/shared/domain/hours/added-days';
import { hoursProblem } from '@/lib/shared/domain/hours/edit-week';
import type { Schedule, SpecialDays } from '@/lib/shared/domain/hours/schedule';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { datesBetween, isLocalDate, type LocalDate } from '@/lib/shared/time/local-date';
import { Conflicts, NO_CONFLICTS, useAnsweredConflicts } from './conflicts';
import { DaysRepeat } from './days-repeat';
import { TimeSelect } from './time-select';

interface AddDaysProps {
  calendarId: number;
  saved: Schedule;
  today: LocalDate;
  zone: string;
  added: AddedDays;
  onChange: (added: Partial<AddedDays>) => void;
  onAdd: (days: SpecialDays) => void;
}

export function AddDays(props: AddDaysProps) {
  const { calendarId, saved, today, zone, added, onChange, onAdd } = props;
  const t = useTexts('hours.daysOff');
  const week = useTexts('hours.week');
  // A message holds only for the dates that it is about.
  const [said, setSaid] = useState({ of: '', text: '', isMissing: false });
  const { from, until, kind, hours, name } = added;
  const days = toSpecialDays(added);
  // Asked over the saved hours, not the draft: bookings that another change of the draft leaves out
  // do not belong to these days.
  const conflicts = useAnsweredConflicts(calendarId, days && withAdded(saved, days));
  const isSaid = said.of === `${from} ${until}`;
  const isMissing = isSaid && said.isMissing;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const of = `${from} ${until}`;
    if (!days) return setSaid({ of, text: '', isMissing: !isLocalDate(from) });
    onAdd(days);
    onChange({ from: '', until: '', name: '', repeat: null });
    setSaid({ of: ' ', text: t('added'), isMissing: false });
  }

  return (
    <form
      className={cardVariants({ look: 'sunken', className: 'grid gap-4' })}
      noValidate
      onSubmit={onSubmit}
    >
      <h2 className={headingVariants({ size: 'small' })}>{t('heading')}</h2>
      <DaysKind kind={kind} onChange={(next) => onChange({ kind: next })} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          id="off-from"
          type="date"
          label={t('from')}
          min={today}
          value={from}
          error={isMissing ? t('missing') : undefined}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <Field
          id="off-until"
          type="date"
          label={t('until')}
          optional
          min={from || today}
          value={until}
          error={isReversed(added) ? week('dates') : undefined}
          onChange={({ target }) => onChange({ until: target.value })}
        />
      </div>
      <DaysRepeat added={added} onChange={(repeat) => onChange({ repeat })} />
      {kind === 'special' ? (
        <SpecialHours hours={hours} onChange={(next) => onChange({ hours: next })} />
      ) : null}
      <Field
        id="off-name"
        label={t('name')}
        optional
        help={t('onlyYou')}
        maxLength={60}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Conflicts added={kind} conflicts={conflicts ?? NO_CONFLICTS} zone={zone} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="soft">
          {added.repeat
            ? t('addRepeating')
            : t('add', { count: days ? datesBetween(days.from, days.until).length : 1 })}
        </Button>
        <p className="text-sm text-muted" role="status">
          {isSaid ? said.text : ''}
        </p>
      </div>
    </form>
  );
}

const KINDS = [
  { name: 'off', Icon: Ban },
  { name: 'special', Icon: Clock },
] as const;

interface DaysKindProps {
  kind: AddedDays['kind'];
  onChange: (kind: AddedDays['kind']) => void;
}

function DaysKind({ kind, onChange }: DaysKindProps) {
  const t = useTexts('hours.daysOff');
  return (
    <fieldset className={segmentsVariants({ className: 'm-0 grid grid-cols-2 bg-surface' })}>
      <legend className="sr-only">{t('kind')}</legend>
      {KINDS.map(({ name, Icon }) => (
        <label key={name} className={segmentVariants({ kind: 'label' })}>
          <input
            type="radio"
            name="kind"
            className="sr-only"
            checked={kind === name}
            onChange={() => onChange(name)}
          />
          <Icon />
          {t(name)}
        </label>
      ))}
    </fieldset>
  );
}

interface SpecialHoursProps {
  hours: TimeRange;
  onChange: (hours: TimeRange) => void;
}

function SpecialHours({ hours, onChange }: SpecialHoursProps) {
  const t = useTexts('hours.daysOff');
  const week = useTexts('hours.week');
  const problem = hoursProblem([hours]);
  const shared = {
    isWrong: problem !== null,
    describedBy: problem ? 'special-hours-error' : undefined,
  };
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-2">
        <TimeSelect
          {...shared}
          label={t('hoursFrom')}
          minute={hours.from}
          first={0}
          last={DAY_MINUTES - SLOT_MINUTES}
          onChange={(from) => onChange({ ...hours, from })}
        />
        <span className="text-sm text-muted" aria-hidden="true">
          {week('to')}
        </span>
        <TimeSelect
          {...shared}
          label={t('hoursUntil')}
          minute={hours.to}
          first={0}
          last={DAY_MINUTES}
          onChange={(to) => onChange({ ...hours, to })}
        />
      </div>
      <FieldError id="special-hours-error" message={problem ? week(problem) : undefined} />
    </div>
  );
}
