import { Button } from '@/components/shared/ui/button';
import { Field } from '@/components/shared/ui/field';
import { Trash2 } from '@/components/shared/ui/icons';
import { isOutOfOrder } from '@/lib/shared/domain/hours/draft-schedule';
import type { HoursSet } from '@/lib/shared/domain/hours/schedule';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { passToSet } from './pass-to';

interface SetDatesProps {
  set: HoursSet;
  isUsual: boolean;
  onChange: (change: Partial<HoursSet>) => void;
  onRemove: () => void;
}

const LAYOUT =
  'sm:grid-cols-[1fr_auto_auto] tiny:max-sm:*:first:col-span-2 tiny:max-sm:*:last:col-span-2';

export function SetDates({ set, isUsual, onChange, onRemove }: SetDatesProps) {
  const t = useTexts('hours.week');
  return (
    <div
      ref={passToSet}
      className={`grid gap-3 tiny:grid-cols-2 ${isUsual ? 'sm:grid-cols-[auto_auto] sm:justify-start' : LAYOUT}`}
    >
      {isUsual ? null : (
        <Field
          id="set-name"
          label={t('name')}
          maxLength={60}
          value={set.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      )}
      <Field
        id="set-from"
        type="date"
        label={t('from')}
        optional={isUsual}
        value={set.from ?? ''}
        onChange={({ target }) => onChange({ from: target.value || null })}
      />
      <Field
        id="set-until"
        type="date"
        label={t('until')}
        optional
        value={set.until ?? ''}
        error={isOutOfOrder(set) ? t('dates') : undefined}
        onChange={({ target }) => onChange({ until: target.value || null })}
      />
      {isUsual ? null : (
        <Button look="danger-quiet" size="small" className="justify-self-start" onClick={onRemove}>
          <Trash2 />
          {t('remove')}
        </Button>
      )}
    </div>
  );
}
