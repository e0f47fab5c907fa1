import { Lock } from '@/components/ui/icons';
import { fieldVariants, Help, labelVariants } from './field-parts';
import { inputVariants } from './input';

interface LockedFieldProps {
  id: string;
  label: string;
  value: string;
  /** Where the value comes from, since it cannot be typed. */
  help: string;
}

/** A value that follows from another field: shown like an input, with a lock, and never typed. */
export function LockedField({ id, label, value, help }: LockedFieldProps) {
  return (
    <div className={fieldVariants()}>
      <label className={labelVariants()} htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          className={inputVariants({ end: 'icon', locked: true })}
          value={value}
          readOnly
          aria-describedby={`${id}-help`}
        />
        <Lock className="pointer-events-none absolute end-3.5 top-1/2 size-4.5 -translate-y-1/2 text-subtle" />
      </div>
      <Help id={`${id}-help`}>{help}</Help>
    </div>
  );
}
