import type { ReactNode } from 'react';
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
    <main className="page">
      <p className="h2 hello" dir="auto">
        <span className="display">Hello, </span>
        <span className="name">{firstName}</span>
      </p>
      <PortalTabs current={tab} />
      {children}
    </main>
  );
}
