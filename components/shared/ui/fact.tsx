import type { ReactNode } from 'react';
import type { IconComponent } from './icons';

interface FactProps {
  Icon: IconComponent;
  name: string;
  children: ReactNode;
}

export function Fact({ Icon, name, children }: FactProps) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-x-3 border-line py-3 not-first:border-t">
      <Icon className="row-span-2 mt-0.5 text-muted" />
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere [&_a]:-my-2.5 [&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center">
        {children}
      </dd>
    </div>
  );
}
