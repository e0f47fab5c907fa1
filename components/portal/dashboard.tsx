import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { headingVariants } from '@/components/shared/ui/heading';
import { BookOpenCheck, CalendarDays, LayoutList } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { PORTAL_TABS, type PortalTab, portalPath } from '@/lib/shared/url/portal-url';

interface DashboardProps {
  firstName: string;
  /** Null for none. */
  tab: PortalTab | null;
  news: ReactNode;
  unseen?: ReactNode;
  children: ReactNode;
}

export function Dashboard({ firstName, tab, news, unseen, children }: DashboardProps) {
  const t = useTexts('portal.dashboard');
  return (
    <main className={pageVariants()}>
      <p className="pt-6 pb-3 text-2xl" dir="auto">
        {t.rich('greeting', {
          name: firstName,
          hello: (chunks) => <span className={headingVariants()}>{chunks}</span>,
          person: (chunks) => (
            <span className={headingVariants({ face: 'name' })} translate="no">
              {chunks}
            </span>
          ),
        })}
      </p>
      {tab === null ? null : <PortalTabs current={tab} news={news} unseen={unseen} />}
      {children}
    </main>
  );
}

const ICONS = {
  calendar: CalendarDays,
  listings: LayoutList,
  bookings: BookOpenCheck,
} as const satisfies Record<PortalTab, unknown>;

const TAB =
  'relative inline-flex min-h-13 items-center gap-2 px-4 font-semibold whitespace-nowrap text-muted no-underline hover:text-text aria-[current=page]:text-text max-sm:flex-wrap max-sm:content-center max-sm:justify-center max-sm:gap-x-1.5 max-sm:gap-y-0 max-sm:px-1 max-sm:text-sm max-phone:[&>.icon]:hidden';

interface PortalTabsProps {
  current: PortalTab;
  news: ReactNode;
  unseen: ReactNode;
}

function PortalTabs({ current, news, unseen }: PortalTabsProps) {
  const t = useTexts('portal.dashboard');
  return (
    <nav
      className="flex gap-1 border-b border-line max-sm:grid max-sm:grid-cols-[repeat(3,auto)] max-sm:gap-0"
      aria-label={t('tabsLabel')}
    >
      {PORTAL_TABS.map((tab) => {
        const Icon = ICONS[tab];
        return (
          <PageLink
            key={tab}
            className={TAB}
            href={portalPath(tab)}
            aria-current={tab === current ? 'page' : undefined}
            scroll={false}
          >
            <Icon />
            {t(tab)}
            {tab === 'bookings' ? news : null}
            {tab === 'listings' ? unseen : null}
            {tab === current ? (
              <span className="absolute inset-x-3 -bottom-px h-1 rounded-t-[4px] bg-primary max-sm:inset-x-1" />
            ) : null}
          </PageLink>
        );
      })}
    </nav>
  );
}
