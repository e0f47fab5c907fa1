import type { ReactNode } from 'react';
import { ChevronDown } from '@/components/shared/ui/icons';
import { inputVariants } from '@/components/shared/ui/input';

export function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="border-b border-line py-5 last:border-b-0">
      <legend className="float-start mb-2 w-full font-semibold">{legend}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

interface DayChipProps {
  value: string;
  isChosen: boolean;
  children: ReactNode;
}

export function DayChip({ value, isChosen, children }: DayChipProps) {
  return (
    <label className="relative grid min-h-16 cursor-pointer place-content-center justify-items-center rounded-sm border border-line px-1 text-center text-sm/4.5 has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        className="absolute inset-0 cursor-pointer opacity-0"
        type="radio"
        name="day"
        value={value}
        defaultChecked={isChosen}
      />
      {children}
    </label>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  any: string;
  chosen: number | string | null;
  children: ReactNode;
}

export function Choice({ name, label, any, chosen, children }: ChoiceProps) {
  return (
    <div className="relative">
      <select
        className={inputVariants({ kind: 'select', end: 'icon' })}
        name={name}
        aria-label={label}
        defaultValue={chosen ?? ''}
      >
        <option value="">{any}</option>
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2" />
    </div>
  );
}
