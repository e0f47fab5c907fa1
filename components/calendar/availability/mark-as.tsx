import { Ban, Plus } from 'lucide-react';
import type { Mark } from '@/lib/domain/calendar/plan';

const MARKS = [
  { mark: 'available', label: 'Available', Icon: Plus },
  { mark: 'unavailable', label: 'Unavailable', Icon: Ban },
] as const;

interface MarkAsProps {
  /** Names the group of radio buttons on the page. */
  name: string;
  value: Mark;
  isDisabled?: boolean;
  onChange: (mark: Mark) => void;
}

/** The choice 'Mark as' (CAL-011). Its legend is for screen readers; callers show a label. */
export function MarkAs({ name, value, isDisabled, onChange }: MarkAsProps) {
  return (
    <fieldset className="mark-as" disabled={isDisabled}>
      <legend className="sr-only">Mark as</legend>
      {MARKS.map(({ mark, label, Icon }) => (
        <label key={mark}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={mark}
            checked={mark === value}
            onChange={() => onChange(mark)}
          />
          <Icon aria-hidden="true" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
