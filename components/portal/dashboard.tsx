import type { ReactNode } from 'react';
import { headingVariants } from '@/components/ui/heading';
import type { PortalTab } from '@/lib/url/portal-url';
import { PortalTabs } from './portal-tabs';

interface DashboardProps {
  firstName: string;
  tab: PortalTab;
  /** The tab's own part of the page. */
  children: ReactNode;
}

/** The frame of the dashboard: the greeting, the three tabs, and the one that is open. */
export function Dashboard({ firstName, tab, children }: DashboardProps) {
  return (
    <main className="mx-auto w-full max-w-page px-gutter">
      <p className="hello text-2xl" dir="auto">
        <span className={headingVariants()}>Hello, </span>
        <span className={headingVariants({ face: 'name' })}>{firstName}</span>
      </p>
      <PortalTabs current={tab} />
      {children}
    </main>
  );
}
