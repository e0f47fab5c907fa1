import { fieldVariants, labelVariants } from '@/components/ui/field-parts';
import { SelectField } from '@/components/ui/select-field';
import {
  AVAILABILITY_PRESETS,
  DAY_MINUTES,
  presetHours,
  presetOf,
  type TimeRange,
  timeOptions,
} from '@/lib/domain/calendar/presets';
import { SLOT_MINUTES } from '@/lib/domain/calendar/slots';

/** A time range as it is being chosen; the end is open when a later start has passed it. */
export interface TimeDraft {
  from: number;
  to: number | null;
}

/** The range of a draft; null while its end is open. */
export function timeRangeOf({ from, to }: TimeDraft): TimeRange | null {
  return to === null ? null : { from, to };
}

interface RangeTimesProps {
  value: TimeDraft;
  isDisabled: boolean;
  onChange: (value: TimeDraft) => void;
}

/** The time of day of a range: the four presets, and both ends by the quarter hour. */
export function RangeTimes({ value, isDisabled, onChange }: RangeTimesProps) {
  const range = timeRangeOf(value);
  const chosen = range && presetOf(range);
  return (
    <fieldset className={fieldVariants({ className: 'range-times' })} disabled={isDisabled}>
      <legend className={labelVariants()}>Time range</legend>
      <div className="presets">
        {AVAILABILITY_PRESETS.map(({ name, range: preset }) => (
          <label className="preset" key={name}>
            <input
              type="radio"
              className="sr-only"
              name="preset"
              checked={chosen === name}
              onChange={() => onChange(preset)}
            />
            {name}{' '}
            <small>
              <bdi>{presetHours(preset)}</bdi>
            </small>
          </label>
        ))}
      </div>
      <div className="two range-ends">
        <SelectField
          id="range-from"
          label="From"
          value={String(value.from)}
          options={timeOptions(0, DAY_MINUTES - SLOT_MINUTES)}
          onChange={(event) => {
            const from = Number(event.target.value);
            onChange({ from, to: value.to !== null && value.to > from ? value.to : null });
          }}
        />
        <SelectField
          id="range-to"
          label="To"
          value={value.to === null ? '' : String(value.to)}
          {...(value.to === null && { placeholder: 'Choose' })}
          options={timeOptions(value.from + SLOT_MINUTES, DAY_MINUTES)}
          onChange={(event) =>
            onChange({ ...value, to: event.target.value ? Number(event.target.value) : null })
          }
        />
      </div>
    </fieldset>
  );
}
