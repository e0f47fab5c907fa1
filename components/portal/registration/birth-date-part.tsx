import { ChevronDown } from '@/components/ui/icons';
import { inputVariants } from '@/components/ui/input';
import type { BirthDateParts } from '@/lib/domain/accounts/birth-date';

/** What the selects within an element say, which may have been chosen before hydration. */
export function chosenParts(within: Element | null): Partial<BirthDateParts> {
  const selects = within?.querySelectorAll<HTMLSelectElement>('select[data-part]') ?? [];
  return Object.fromEntries(
    [...selects].flatMap(({ value, dataset }) =>
      value === '' ? [] : [[dataset.part, Number(value)]],
    ),
  );
}

interface BirthDatePartProps {
  id: string;
  part: keyof BirthDateParts;
  label: string;
  autoComplete: string;
  value: number | null;
  options: readonly { value: number; label: string }[];
  isInvalid: boolean;
  onChange: (value: number | null) => void;
}

/** The day, the month or the year of a date of birth. */
export function BirthDatePart({
  part,
  label,
  value,
  options,
  isInvalid,
  onChange,
  ...rest
}: BirthDatePartProps) {
  return (
    <div className="relative">
      <select
        {...rest}
        data-part={part}
        className={inputVariants({ kind: 'select', className: 'pe-9!' })}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2" />
    </div>
  );
}
