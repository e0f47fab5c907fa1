import { useRef, useState } from 'react';
import { Field } from '@/components/shared/ui/field';
import { ChevronDown } from '@/components/shared/ui/icons';
import { inputVariants } from '@/components/shared/ui/input';
import { writeDuration } from '@/lib/shared/domain/booking/duration';
import { readDuration } from '@/lib/shared/domain/services/typed-duration';
import { useTexts } from '@/lib/shared/texts/use-texts';

const MOST_HOURS = 24;
const STEP_MINUTES = 5;

interface DurationFieldProps {
  id: string;
  name?: string;
  label: string;
  optional?: boolean;
  /** As typed. */
  start: string;
  error?: string | undefined;
  onTyped: (typed: string) => void;
}

export function DurationField({
  id,
  name,
  label,
  optional,
  start,
  error,
  onTyped,
}: DurationFieldProps) {
  const t = useTexts('forms.duration');
  const units = useTexts('ui.duration');
  const input = useRef<HTMLInputElement>(null);
  const [minutes, setMinutes] = useState(() => readDuration(start));
  const choose = (to: number) => {
    if (!input.current) return;
    input.current.value = writeDuration(Math.min(to, MOST_HOURS * 60), units);
    // The form and its draft listen for it.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const known = minutes !== null && minutes <= MOST_HOURS * 60 ? minutes : null;
  const [hours, rest] = [Math.floor((known ?? 0) / 60), (known ?? 0) % 60];
  const rests = Array.from({ length: 60 / STEP_MINUTES }, (_, index) => index * STEP_MINUTES);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-3 gap-y-2">
      <Field
        ref={input}
        id={id}
        {...(name && { name })}
        label={label}
        {...(optional && { optional })}
        placeholder={t('example')}
        autoComplete="off"
        maxLength={30}
        defaultValue={start}
        error={error}
        onInput={({ currentTarget }) => {
          setMinutes(readDuration(currentTarget.value));
          onTyped(currentTarget.value);
        }}
      />
      <div className="grid grid-cols-2 gap-2 self-start sm:pt-6">
        <Part
          id={`${id}-hours`}
          label={t('hours')}
          value={known === null ? null : hours}
          options={Array.from({ length: MOST_HOURS + 1 }, (_, hour) => hour)}
          words={(hour) => units('hours', { hours: hour })}
          onChoose={(hour) => choose(hour * 60 + rest)}
        />
        <Part
          id={`${id}-minutes`}
          label={t('minutes')}
          value={known === null ? null : rest}
          options={[...new Set([...rests, rest])].sort((a, b) => a - b)}
          words={(minute) => units('minutes', { minutes: minute })}
          onChoose={(minute) => choose(hours * 60 + minute)}
        />
      </div>
    </div>
  );
}

interface PartProps {
  id: string;
  label: string;
  /** Null while unreadable. */
  value: number | null;
  options: readonly number[];
  words: (value: number) => string;
  onChoose: (value: number) => void;
}

function Part({ id, label, value, options, words, onChoose }: PartProps) {
  return (
    <div className="relative">
      <select
        id={id}
        aria-label={label}
        className={inputVariants({ kind: 'select', end: 'icon' })}
        value={value ?? ''}
        // The draft keeps the typed text.
        onInput={(event) => event.stopPropagation()}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {value === null ? <option value="">–</option> : null}
        {options.map((option) => (
          <option key={option} value={option}>
            {words(option)}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2" />
    </div>
  );
}
