import type { ComponentProps } from 'react';
import { FieldError } from './field-error';
import { fieldVariants, labelVariants, Optional } from './field-parts';
import { inputVariants } from './input';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  id: string;
  label: string;
  optional?: boolean;
  error?: string | undefined;
}

export function TextAreaField({ id, label, optional, error, ...textarea }: TextAreaFieldProps) {
  return (
    <div className={fieldVariants()}>
      <label className={labelVariants()} htmlFor={id}>
        {label} {optional ? <Optional /> : null}
      </label>
      <textarea
        {...textarea}
        id={id}
        className={inputVariants({ kind: 'textarea' })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
