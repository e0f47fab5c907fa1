import { BookOpenCheck, CalendarDays, LayoutList } from 'lucide-react';
import Link from 'next/link';
import { PORTAL_TABS, type PortalTab, portalPath } from '@/lib/url/portal-url';

const TABS = {
  calendar: { label: 'Calendar', Icon: CalendarDays },
  listings: { label: 'Listings', Icon: LayoutList },
  bookings: { label: 'Bookings', Icon: BookOpenCheck },
} as const satisfies Record<PortalTab, unknown>;

/** The three parts of the dashboard, as links: each has an address of its own. */
export function PortalTabs({ current }: { current: PortalTab }) {
  return (
    <nav className="tabs" aria-label="Dashboard">
      {PORTAL_TABS.map((tab) => {
        const { label, Icon } = TABS[tab];
        return (
          <Link
            key={tab}
            className="tab"
            href={portalPath(tab)}
            aria-current={tab === current ? 'page' : undefined}
            scroll={false}
            prefetch={false}
          >
            <Icon />
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
