import { useTexts } from '#texts';
import { fieldVariants, labelVariants } from '@/components/ui/field-parts';
import { presetVariants } from './preset';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

interface RangeWeekdaysProps {
  /** Monday is 0. */
  value: ReadonlySet<number>;
  isDisabled: boolean;
  onChange: (value: ReadonlySet<number>) => void;
}

/** The days of the week that a range sets: without Sat and Sun, weekends stay as they are. */
export function RangeWeekdays({ value, isDisabled, onChange }: RangeWeekdaysProps) {
  const t = useTexts('calendar.availability.weekdays');
  return (
    <fieldset className={fieldVariants({ className: 'group' })} disabled={isDisabled}>
      <legend className={labelVariants({ className: 'mb-2' })}>{t('legend')}</legend>
      <div className="grid grid-cols-7 gap-1">
        {WEEKDAYS.map((name, weekday) => (
          <label key={name} className={presetVariants({ size: 'small' })}>
            <input
              type="checkbox"
              className="sr-only"
              checked={value.has(weekday)}
              onChange={({ target }) => {
                const others = [...value].filter((other) => other !== weekday);
                onChange(new Set(target.checked ? [...others, weekday] : others));
              }}
            />
            <span aria-hidden="true">{t(`short${name}`)}</span>
            <span className="sr-only">{t(`long${name}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
