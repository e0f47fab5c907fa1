import { fieldVariants, labelVariants } from '@/components/shared/ui/field-parts';
import { SelectField } from '@/components/shared/ui/select-field';
import {
  AVAILABILITY_PRESETS,
  DAY_MINUTES,
  presetHours,
  presetOf,
  type TimeRange,
  timeOptions,
} from '@/lib/shared/domain/calendar/presets';
import { SLOT_MINUTES } from '@/lib/shared/domain/calendar/slots';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { presetVariants } from './preset';

export interface TimeDraft {
  from: number;
  to: number | null;
}

export function timeRangeOf({ from, to }: TimeDraft): TimeRange | null {
  return to === null ? null : { from, to };
}

interface RangeTimesProps {
  value: TimeDraft;
  isDisabled: boolean;
  onChange: (value: TimeDraft) => void;
}

export function RangeTimes({ value, isDisabled, onChange }: RangeTimesProps) {
  const t = useTexts('calendar.availability.times');
  const range = timeRangeOf(value);
  const chosen = range && presetOf(range);
  return (
    <fieldset className={fieldVariants({ className: 'group' })} disabled={isDisabled}>
      <legend className={labelVariants({ className: 'mb-2' })}>{t('legend')}</legend>
      <div className="grid grid-cols-[1fr_1fr] gap-2">
        {AVAILABILITY_PRESETS.map(({ name, range: preset }) => (
          <label className={presetVariants()} key={name}>
            <input
              type="radio"
              className="sr-only"
              name="preset"
              checked={chosen === name}
              onChange={() => onChange(preset)}
            />
            {t(name)}{' '}
            <small className="text-sm font-normal text-muted group-has-checked/preset:text-inherit">
              <bdi>{presetHours(preset)}</bdi>
            </small>
          </label>
        ))}
      </div>
      <div className="mt-4 grid grid-cols-[1fr_1fr] gap-3">
        <SelectField
          id="range-from"
          label={t('from')}
          value={String(value.from)}
          options={timeOptions(0, DAY_MINUTES - SLOT_MINUTES)}
          onChange={(event) => {
            const from = Number(event.target.value);
            onChange({ from, to: value.to !== null && value.to > from ? value.to : null });
          }}
        />
        <SelectField
          id="range-to"
          label={t('to')}
          value={value.to === null ? '' : String(value.to)}
          {...(value.to === null && { placeholder: t('choose') })}
          options={timeOptions(value.from + SLOT_MINUTES, DAY_MINUTES)}
          onChange={(event) =>
            onChange({ ...value, to: event.target.value ? Number(event.target.value) : null })
          }
        />
      </div>
    </fieldset>
  );
}
