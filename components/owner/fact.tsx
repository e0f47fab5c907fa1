import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface FactProps {
  Icon: LucideIcon;
  name: string;
  children: ReactNode;
}

/** One line of a list of facts: its icon, what it is, and it. */
export function Fact({ Icon, name, children }: FactProps) {
  return (
    <div>
      <Icon />
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
