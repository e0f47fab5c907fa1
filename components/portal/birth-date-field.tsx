'use client';

import { useState } from 'react';
import { useLocale, useTexts } from '#texts';
import { fieldVariants, labelVariants } from '@/components/ui/field-parts';
import { ChevronDown } from '@/components/ui/icons';
import { inputVariants } from '@/components/ui/input';
import {
  type BirthDateParts,
  birthYears,
  clampBirthDate,
  daysInMonth,
  fromBirthDate,
  toBirthDate,
} from '@/lib/domain/accounts/birth-date';
import { listMonthNames } from '@/lib/time/month-names';
import { FieldAlert } from './field-alert';

interface BirthDateFieldProps {
  /** The date that it begins with, YYYY-MM-DD, or "". */
  start: string;
  thisYear: number;
  /** Shown below the selects. */
  error?: string | undefined;
  /** YYYY-MM-DD, or "" while a part is missing. */
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** Date of birth as three selects; a day that the month lacks becomes the month's last. */
export function BirthDateField({
  start,
  thisYear,
  error,
  onChange,
  disabled,
}: BirthDateFieldProps) {
  const t = useTexts('account.birthDate');
  const locale = useLocale();
  const [parts, setParts] = useState<BirthDateParts>(() => fromBirthDate(start));

  function choose(part: keyof BirthDateParts, value: string) {
    const next = clampBirthDate({ ...parts, [part]: value === '' ? null : Number(value) });
    setParts(next);
    onChange(toBirthDate(next));
  }

  const days = Array.from({ length: daysInMonth(parts.month, parts.year) }, (_, day) => day + 1);
  const options = {
    day: days.map((day) => ({ value: day, label: String(day) })),
    month: listMonthNames(locale).map((label, month) => ({ value: month + 1, label })),
    year: birthYears(thisYear).map((year) => ({ value: year, label: String(year) })),
  };
  return (
    <fieldset className={fieldVariants()} disabled={disabled} aria-describedby="birthDate-error">
      <legend className={labelVariants({ className: 'mb-1.5' })}>{t('legend')}</legend>
      <div className="grid grid-cols-[0.8fr_1.45fr_1fr] gap-2 max-phone:grid-cols-[1fr_1.4fr] max-phone:[&>:last-child]:col-span-full">
        {PARTS.map(({ part, autoComplete }) => (
          <PartSelect
            key={part}
            id={part === 'day' ? 'birthDate' : `birthDate-${part}`}
            label={t(part)}
            autoComplete={autoComplete}
            value={parts[part]}
            options={options[part]}
            isInvalid={Boolean(error) && (parts[part] === null || toBirthDate(parts) !== '')}
            onChange={(value) => choose(part, value)}
          />
        ))}
      </div>
      <FieldAlert id="birthDate-error" message={error} />
    </fieldset>
  );
}

const PARTS = [
  { part: 'day', autoComplete: 'bday-day' },
  { part: 'month', autoComplete: 'bday-month' },
  { part: 'year', autoComplete: 'bday-year' },
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
    <div className="relative">
      <select
        {...rest}
        id={id}
        className={inputVariants({ kind: 'select', className: 'pe-9!' })}
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
      <ChevronDown className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2" />
    </div>
  );
}
