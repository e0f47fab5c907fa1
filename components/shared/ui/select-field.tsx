import type { ComponentProps } from 'react';
import { FieldError } from './field-error';
import { fieldVariants, labelVariants, Optional } from './field-parts';
import { ChevronDown } from './icons';
import { inputVariants } from './input';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Left out where something is always chosen. */
  placeholder?: string;
  optional?: boolean;
  error?: string | undefined;
}

export function SelectField({
  id,
  label,
  options,
  placeholder,
  optional,
  error,
  ...select
}: SelectFieldProps) {
  return (
    <div className={fieldVariants()}>
      <label className={labelVariants()} htmlFor={id}>
        {label} {optional ? <Optional /> : null}
      </label>
      <div className="relative">
        <select
          {...select}
          id={id}
          className={inputVariants({ kind: 'select', end: 'icon' })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            // Country names may differ between browser and server.
            <option key={value} value={value} suppressHydrationWarning>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2" />
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
