'use client';

import { useRef, useState } from 'react';
import { fieldVariants, labelVariants } from '@/components/shared/ui/field-parts';
import { ChevronDown } from '@/components/shared/ui/icons';
import { inputVariants } from '@/components/shared/ui/input';
import { useOnHydration } from '@/components/shared/ui/use-on-hydration';
import {
  type BirthDateParts,
  birthYears,
  clampBirthDate,
  daysInMonth,
  fromBirthDate,
  toBirthDate,
} from '@/lib/shared/domain/accounts/birth-date';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { listMonthNames } from '@/lib/shared/time/format';
import { FieldAlert } from './field-alert';

interface BirthDateFieldProps {
  /** YYYY-MM-DD, or "". */
  start: string;
  thisYear: number;
  error?: string | undefined;
  /** YYYY-MM-DD, or "" while incomplete. */
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** A day that the month does not have becomes its last day. */
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
  const selects = useRef<HTMLDivElement>(null);

  function choose(chosen: Partial<BirthDateParts>) {
    const next = clampBirthDate({ ...parts, ...chosen });
    setParts(next);
    onChange(toBirthDate(next));
  }
  useOnHydration(() => {
    const chosen = chosenParts(selects.current);
    if (Object.keys(chosen).length > 0) choose(chosen);
  });

  const days = Array.from({ length: daysInMonth(parts.month, parts.year) }, (_, day) => day + 1);
  const options = {
    day: days.map((day) => ({ value: day, label: String(day) })),
    month: listMonthNames(locale).map((label, month) => ({ value: month + 1, label })),
    year: birthYears(thisYear).map((year) => ({ value: year, label: String(year) })),
  };
  return (
    <fieldset className={fieldVariants()} disabled={disabled} aria-describedby="birthDate-error">
      <legend className={labelVariants({ className: 'mb-1.5' })}>{t('legend')}</legend>
      <div
        ref={selects}
        className="grid grid-cols-[0.99fr_1.4fr_1.03fr] gap-2 max-phone:grid-cols-[1fr_1.4fr] max-phone:[&>:last-child]:col-span-full"
      >
        {PARTS.map(({ part, autoComplete }) => (
          <BirthDatePart
            key={part}
            id={part === 'day' ? 'birthDate' : `birthDate-${part}`}
            part={part}
            label={t(part)}
            autoComplete={autoComplete}
            value={parts[part]}
            options={options[part]}
            isInvalid={Boolean(error) && (parts[part] === null || toBirthDate(parts) !== '')}
            onChange={(value) => choose({ [part]: value })}
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

/** Selects may change before hydration. */
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

function BirthDatePart({
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
        className={inputVariants({ kind: 'select', className: 'pe-8!' })}
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
      <ChevronDown className="pointer-events-none absolute end-2.5 top-1/2 -translate-y-1/2" />
    </div>
  );
}
