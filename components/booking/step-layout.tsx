import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ActionBar } from '@/components/shared/ui/action-bar';
import { pageVariants } from '@/components/shared/ui/page';

const columnsVariants = cva(
  'grid gap-8 pt-6 pb-12 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-12 lg:pt-10 lg:pb-20',
  {
    variants: {
      /** Keeps the bar at the end of short pages. */
      hasBar: { true: 'max-lg:min-h-[calc(100dvh-8.875rem)] max-lg:content-start' },
    },
  },
);

interface StepLayoutProps {
  children: ReactNode;
  aside: ReactNode;
  bar?: ReactNode;
  barLabel?: string;
  barClassName?: string;
}

export function StepLayout({ children, aside, bar, barLabel, barClassName }: StepLayoutProps) {
  return (
    <main>
      <div className={pageVariants({ className: columnsVariants({ hasBar: Boolean(bar) }) })}>
        {children}
        <aside className="self-start max-lg:hidden lg:sticky lg:top-6">{aside}</aside>
      </div>
      {bar ? (
        <ActionBar screens="narrow" className={barClassName} aria-label={barLabel}>
          {bar}
        </ActionBar>
      ) : null}
    </main>
  );
}
