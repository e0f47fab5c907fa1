import { Check } from 'lucide-react';
import Link from 'next/link';
import { LISTING_KINDS, type ListingKinds, listingsPath } from '@/lib/url/portal-url';

const LABELS: Record<ListingKinds, string> = { all: 'All', services: 'Services', events: 'Events' };

/** The filter of the Listings tab, as links: each choice has an address of its own. */
export function ListingFilters({ current }: { current: ListingKinds }) {
  return (
    <nav className="flex flex-wrap items-center gap-2 pb-5" aria-label="Filter">
      {LISTING_KINDS.map((kinds) => (
        <Link
          key={kinds}
          className="choice no-underline"
          href={listingsPath(kinds)}
          aria-current={kinds === current ? 'true' : undefined}
          scroll={false}
          prefetch={false}
        >
          {kinds === current ? <Check /> : null}
          {LABELS[kinds]}
        </Link>
      ))}
    </nav>
  );
}
