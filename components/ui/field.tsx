import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  id: string;
  label: string;
  optional?: boolean;
  help?: string;
  /** A sign inside the input, before what is typed, such as that of a currency. */
  affix?: string;
  /** Shown under the input and tied to it. */
  error?: string | undefined;
}

/** A labelled input with its help and error; required fields are unmarked, optional ones say so. */
export function Field({ id, label, optional, help, affix, error, ...input }: FieldProps) {
  const describedBy = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label} {optional ? <span className="opt">(optional)</span> : null}
      </label>
      <div className={affix ? `affix ${affix.length > 1 ? 'wide' : ''}` : 'contents'}>
        {affix ? <span aria-hidden="true">{affix}</span> : null}
        <input
          {...input}
          id={id}
          className="input"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
        />
      </div>
      {help ? (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p className="err" id={`${id}-error`}>
          <CircleAlert className="i" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
