import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FieldError } from './field-error';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** The first, empty choice; left out where something is always chosen. */
  placeholder?: string;
  optional?: boolean;
  error?: string | undefined;
}

/** A labelled choice of one, with its error. */
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
    <div className="field">
      <label className="label" htmlFor={id}>
        {label} {optional ? <span className="opt">(optional)</span> : null}
      </label>
      <div className="select">
        <select
          {...select}
          id={id}
          className="input"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown className="i" />
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
