'use client';

import { ChevronDown, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { fieldVariants, labelVariants } from '@/components/ui/field-parts';
import {
  type BirthDateParts,
  birthYears,
  clampBirthDate,
  daysInMonth,
  toBirthDate,
} from '@/lib/domain/accounts/birth-date';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

interface BirthDateFieldProps {
  thisYear: number;
  /** Shown below the selects. */
  error?: string | undefined;
  /** YYYY-MM-DD, or "" while a part is missing. */
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** Date of birth as three selects; a day that the month lacks moves to its last. */
export function BirthDateField({ thisYear, error, onChange, disabled }: BirthDateFieldProps) {
  const [parts, setParts] = useState<BirthDateParts>({ day: null, month: null, year: null });

  function choose(part: keyof BirthDateParts, value: string) {
    const next = clampBirthDate({ ...parts, [part]: value === '' ? null : Number(value) });
    setParts(next);
    onChange(toBirthDate(next));
  }

  const days = Array.from({ length: daysInMonth(parts.month, parts.year) }, (_, day) => day + 1);
  const options = {
    day: days.map((day) => ({ value: day, label: String(day) })),
    month: MONTHS.map((label, month) => ({ value: month + 1, label })),
    year: birthYears(thisYear).map((year) => ({ value: year, label: String(year) })),
  };
  return (
    <fieldset className={fieldVariants()} disabled={disabled} aria-describedby="birthDate-error">
      <legend className={labelVariants({ className: 'mb-1.5' })}>Date of birth</legend>
      <div className="dob">
        {PARTS.map(({ part, label, autoComplete }) => (
          <PartSelect
            key={part}
            id={part === 'day' ? 'birthDate' : `birthDate-${part}`}
            label={label}
            autoComplete={autoComplete}
            value={parts[part]}
            options={options[part]}
            isInvalid={Boolean(error) && (parts[part] === null || toBirthDate(parts) !== '')}
            onChange={(value) => choose(part, value)}
          />
        ))}
      </div>
      <p
        className="flex items-start gap-1.5 text-sm font-medium text-danger"
        id="birthDate-error"
        role="alert"
      >
        {error ? <CircleAlert className="mt-px size-4.5" /> : null}
        {error}
      </p>
    </fieldset>
  );
}

const PARTS = [
  { part: 'day', label: 'Day', autoComplete: 'bday-day' },
  { part: 'month', label: 'Month', autoComplete: 'bday-month' },
  { part: 'year', label: 'Year', autoComplete: 'bday-year' },
] as const;

interface PartSelectProps {
  id: string;
  label: string;
  autoComplete: string;
  value: number | null;
  options: readonly { value: number; label: string }[];
  isInvalid: boolean;
  onChange: (value: string) => void;
}

function PartSelect({ id, label, value, options, isInvalid, onChange, ...rest }: PartSelectProps) {
  return (
    <div className="select">
      <select
        {...rest}
        id={id}
        className="input"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </div>
  );
}
