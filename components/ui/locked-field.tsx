import { Lock } from 'lucide-react';

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
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="lock">
        <input id={id} className="input" value={value} readOnly aria-describedby={`${id}-help`} />
        <Lock className="i" />
      </div>
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
    </div>
  );
}
