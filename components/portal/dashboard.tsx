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
  /** Counts in the labels of two tabs. */
  unreadBookings: ReactNode;
  unseenReviews?: ReactNode;
  children: ReactNode;
}

export function Dashboard({
  firstName,
  tab,
  unreadBookings,
  unseenReviews,
  children,
}: DashboardProps) {
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
      {tab === null ? null : (
        <PortalTabs current={tab} unreadBookings={unreadBookings} unseenReviews={unseenReviews} />
      )}
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
  'relative inline-flex min-h-13 items-center gap-2 px-4 font-semibold text-muted no-underline hover:text-text current:text-text max-sm:flex-wrap max-sm:text-center sm:whitespace-nowrap max-sm:content-center max-sm:justify-center max-sm:gap-x-1.5 max-sm:gap-y-0 max-sm:px-1 max-sm:text-sm max-phone:[&>.icon]:hidden';

interface PortalTabsProps {
  current: PortalTab;
  unreadBookings: ReactNode;
  unseenReviews: ReactNode;
}

function PortalTabs({ current, unreadBookings, unseenReviews }: PortalTabsProps) {
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
            {tab === 'bookings' ? unreadBookings : null}
            {tab === 'listings' ? unseenReviews : null}
            {tab === current ? (
              <span className="absolute inset-x-3 -bottom-px h-1 rounded-t-xs bg-primary max-sm:inset-x-1" />
            ) : null}
          </PageLink>
        );
      })}
    </nav>
  );
}
