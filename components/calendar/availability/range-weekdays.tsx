import { fieldVariants, labelVariants } from '@/components/ui/field-parts';

const WEEKDAYS = [
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
  ['Fri', 'Friday'],
  ['Sat', 'Saturday'],
  ['Sun', 'Sunday'],
] as const;

interface RangeWeekdaysProps {
  /** Monday is 0. */
  value: ReadonlySet<number>;
  isDisabled: boolean;
  onChange: (value: ReadonlySet<number>) => void;
}

/** The days of the week that count within a range: "Mon to Fri" leaves the weekend as it is. */
export function RangeWeekdays({ value, isDisabled, onChange }: RangeWeekdaysProps) {
  return (
    <fieldset className={fieldVariants({ className: 'range-times' })} disabled={isDisabled}>
      <legend className={labelVariants()}>Days of the week</legend>
      <div className="grid grid-cols-7 gap-1">
        {WEEKDAYS.map(([short, long], weekday) => (
          <label key={short} className="preset place-items-center px-0! text-sm">
            <input
              type="checkbox"
              className="sr-only"
              checked={value.has(weekday)}
              onChange={({ target }) => {
                const others = [...value].filter((other) => other !== weekday);
                onChange(new Set(target.checked ? [...others, weekday] : others));
              }}
            />
            <span aria-hidden="true">{short}</span>
            <span className="sr-only">{long}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
