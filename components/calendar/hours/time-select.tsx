import { ChevronDown } from '@/components/shared/ui/icons';
import { inputVariants } from '@/components/shared/ui/input';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import { clockOf } from '@/lib/shared/domain/calendar/grid';
import { timeOptions } from '@/lib/shared/domain/calendar/presets';

interface TimeSelectProps {
  label: string;
  minute: number;
  /** In minutes of the day. */
  first: number;
  last: number;
  isWrong: boolean;
  describedBy?: string | undefined;
  onChange: (minute: number) => void;
}

/** The server sends only the chosen time, because a week has 1,400 options. */
export function TimeSelect(props: TimeSelectProps) {
  const { label, minute, first, last, isWrong, describedBy, onChange } = props;
  const isHydrated = useHydrated();
  const options = isHydrated
    ? timeOptions(first, last)
    : [{ value: String(minute), label: clockOf(minute) }];
  return (
    <span className="relative max-sm:flex-1">
      <select
        className={inputVariants({
          kind: 'select',
          className: 'min-w-0 ps-2.5! pe-6! font-semibold sm:w-22',
        })}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        value={String(minute)}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute end-1.5 top-1/2 -translate-y-1/2" />
    </span>
  );
}
