import { type FormEvent, useState } from 'react';
import { useTexts } from '#texts';
import { segmentsVariants, segmentVariants } from '@/components/calendar/looks/segments';
import { Button } from '@/components/ui/button';
import { cardVariants } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { headingVariants } from '@/components/ui/heading';
import { Ban, Clock } from '@/components/ui/icons';
import { hoursProblem } from '@/lib/domain/hours/edit-week';
import type { Schedule } from '@/lib/domain/hours/schedule';
import { datesBetween, isLocalDate, type LocalDate } from '@/lib/time/local-date';
import { SpecialHours } from './special-hours';

interface AddDaysProps {
  today: LocalDate;
  onAdd: (days: Schedule['special'][number]) => void;
}

const KINDS = [
  { name: 'off', Icon: Ban },
  { name: 'special', Icon: Clock },
] as const;
const EMPTY = { from: '', until: '', name: '' };
const USUAL = { from: 9 * 60, to: 17 * 60 };

/** The form of days off and of days with other hours. Without a last day it is one day. */
export function AddDays({ today, onAdd }: AddDaysProps) {
  const t = useTexts('hours.daysOff');
  const week = useTexts('hours.week');
  const [kind, setKind] = useState<'off' | 'special'>('off');
  const [text, setText] = useState(EMPTY);
  const [hours, setHours] = useState(USUAL);
  const [isMissing, setIsMissing] = useState(false);
  const [message, setMessage] = useState('');
  const until = text.until || text.from;
  const isReversed = isLocalDate(text.from) && isLocalDate(until) && until < text.from;
  const days = isLocalDate(text.from) && !isReversed ? datesBetween(text.from, until).length : 1;
  const isWrong = kind === 'special' && hoursProblem([hours]) !== null;
  const change = (changed: Partial<typeof EMPTY>) => {
    setText({ ...text, ...changed });
    setIsMissing(false);
    setMessage('');
  };

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(!isLocalDate(text.from));
    if (!isLocalDate(text.from) || isReversed || isWrong) return;
    const ranges = kind === 'special' ? [hours] : [];
    onAdd({ name: text.name.trim(), from: text.from, until, ranges });
    setText(EMPTY);
    setMessage(t('added'));
  }

  return (
    <form
      className={cardVariants({ look: 'sunken', className: 'grid gap-4' })}
      noValidate
      onSubmit={onSubmit}
    >
      <h2 className={headingVariants({ size: 'small' })}>{t('heading')}</h2>
      <fieldset className={segmentsVariants({ className: 'm-0 grid grid-cols-2 bg-surface' })}>
        <legend className="sr-only">{t('kind')}</legend>
        {KINDS.map(({ name, Icon }) => (
          <label key={name} className={segmentVariants({ kind: 'label' })}>
            <input
              type="radio"
              name="kind"
              className="sr-only"
              checked={kind === name}
              onChange={() => setKind(name)}
            />
            <Icon />
            {t(name)}
          </label>
        ))}
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          id="off-from"
          type="date"
          label={t('from')}
          min={today}
          value={text.from}
          error={isMissing ? t('missing') : undefined}
          onChange={({ target }) => change({ from: target.value })}
        />
        <Field
          id="off-until"
          type="date"
          label={t('until')}
          optional
          min={text.from || today}
          value={text.until}
          error={isReversed ? week('dates') : undefined}
          onChange={({ target }) => change({ until: target.value })}
        />
      </div>
      {kind === 'special' ? <SpecialHours hours={hours} onChange={setHours} /> : null}
      <Field
        id="off-name"
        label={t('name')}
        optional
        help={t('onlyYou')}
        maxLength={60}
        value={text.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="soft">
          {t('add', { count: days })}
        </Button>
        <p className="text-sm text-muted" role="status">
          {message}
        </p>
      </div>
    </form>
  );
}
