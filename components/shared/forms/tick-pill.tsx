import type { ReactNode } from 'react';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { Check, Plus } from '@/components/shared/ui/icons';

/** The invisible checkbox covers its pill. */
const LOOK =
  'group relative has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2';

interface TickPillProps {
  name: string;
  value: string | number;
  isTicked: boolean;
  children: ReactNode;
}

export function TickPill({ name, value, isTicked, children }: TickPillProps) {
  return (
    <label className={choicePillVariants({ className: LOOK })}>
      <input
        className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isTicked}
      />
      <Plus className="size-4.5 group-has-checked:hidden" />
      <Check className="hidden size-4.5 group-has-checked:block" />
      {children}
    </label>
  );
}
