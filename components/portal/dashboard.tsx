import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { headingVariants } from '@/components/ui/heading';
import { pageVariants } from '@/components/ui/page';
import type { PortalTab } from '@/lib/url/portal-url';
import { PortalTabs } from './portal-tabs';

interface DashboardProps {
  firstName: string;
  tab: PortalTab;
  /** Behind the name of the Bookings tab: how many are new. */
  news: ReactNode;
  /** The open tab's part of the page. */
  children: ReactNode;
}

/** The frame of the dashboard: the greeting, the three tabs, and the one that is open. */
export function Dashboard({ firstName, tab, news, children }: DashboardProps) {
  const t = useTexts('portal.dashboard');
  return (
    <main className={pageVariants()}>
      <p className="pt-6 pb-3 text-2xl" dir="auto">
        {t.rich('greeting', {
          name: firstName,
          hello: (chunks) => <span className={headingVariants()}>{chunks}</span>,
          person: (chunks) => <span className={headingVariants({ face: 'name' })}>{chunks}</span>,
        })}
      </p>
      <PortalTabs current={tab} news={news} />
      {children}
    </main>
  );
}
