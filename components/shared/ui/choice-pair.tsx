import { checkboxVariants } from './checkbox';
import { FieldError } from './field-error';
import { fieldVariants, labelVariants } from './field-parts';
import { optionRowVariants } from './option-row';

interface ChoicePairProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
  error?: string | undefined;
}

export function ChoicePair({ name, legend, options, chosen, error }: ChoicePairProps) {
  return (
    <fieldset className={fieldVariants()} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={labelVariants({ className: 'mb-2' })}>{legend}</legend>
      <div className="grid grid-cols-[1fr_1fr] gap-2">
        {options.map(({ value, label }, index) => (
          <label
            className={optionRowVariants({ look: error ? 'invalid' : 'plain', size: 'small' })}
            key={value}
          >
            <input
              className={checkboxVariants({ shape: 'round' })}
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
