import { FieldError } from './field-error';

interface ChoicePairProps {
  /** Of the field, and the id of its first choice. */
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  /** "" while nothing is. */
  chosen: string;
  error?: string | undefined;
}

/** A choice of two that stand side by side, each a row of its own. */
export function ChoicePair({ name, legend, options, chosen, error }: ChoicePairProps) {
  return (
    <fieldset className="field" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="label mb-2">{legend}</legend>
      <div className={error ? 'pair-choice bad' : 'pair-choice'}>
        {options.map(({ value, label }, index) => (
          <label className="opt-row" key={value}>
            <input
              className="box round"
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={value}
              defaultChecked={chosen === value}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`} message={error} />
    </fieldset>
  );
}
