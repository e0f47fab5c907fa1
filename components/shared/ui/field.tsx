import type { ComponentProps } from 'react';
import { FieldError } from './field-error';
import { fieldVariants, Help, labelVariants, Optional } from './field-parts';
import { inputVariants } from './input';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  id: string;
  label: string;
  optional?: boolean;
  help?: string;
  affix?: string;
  error?: string | undefined;
}

function startOf(affix: string | undefined) {
  if (!affix) return 'nothing';
  return affix.length > 1 ? 'signs' : 'sign';
}

export function Field({ id, label, optional, help, affix, error, ...input }: FieldProps) {
  const describedBy = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean);
  return (
    <div className={fieldVariants()}>
      <label className={labelVariants()} htmlFor={id}>
        {label} {optional ? <Optional /> : null}
      </label>
      <div className={affix ? 'relative' : 'contents'}>
        {affix ? (
          <span
            className="pointer-events-none absolute start-3.5 top-1/2 -translate-y-1/2 font-semibold text-muted"
            aria-hidden="true"
          >
            {affix}
          </span>
        ) : null}
        <input
          {...input}
          id={id}
          className={inputVariants({ start: startOf(affix) })}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
        />
      </div>
      {help ? <Help id={`${id}-help`}>{help}</Help> : null}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
