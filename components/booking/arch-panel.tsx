import type { ComponentProps, ReactNode } from 'react';
import { headingVariants } from '@/components/shared/ui/heading';

interface ArchPanelProps extends ComponentProps<'section'> {
  icon: ReactNode;
  heading: string;
  words: ReactNode;
}

export function ArchPanel({ icon, heading, words, children, ...section }: ArchPanelProps) {
  return (
    <section className="grid gap-3 rounded-lg bg-wash p-5" {...section}>
      <div className="flex items-start gap-4">
        <span className="grid h-11.5 w-10 flex-none place-items-center rounded-t-pill rounded-b-sm bg-highlight text-on-highlight">
          {icon}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className={headingVariants({ face: 'name', className: 'text-lg leading-6' })}>
            {heading}
          </h2>
          {words}
        </div>
      </div>
      {children}
    </section>
  );
}
