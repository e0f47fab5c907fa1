import type { ComponentProps } from 'react';
import { FieldError } from './field-error';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  id: string;
  label: string;
  optional?: boolean;
  error?: string | undefined;
}

/** A labelled text of several lines, with its error. */
export function TextAreaField({ id, label, optional, error, ...textarea }: TextAreaFieldProps) {
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label} {optional ? <span className="opt">(optional)</span> : null}
      </label>
      <textarea
        {...textarea}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
