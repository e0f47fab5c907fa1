import { PageLink } from '@/components/links/page-link';
import { choicePillVariants } from '@/components/ui/choice-pill';
import { Check } from '@/components/ui/icons';
import { useTexts } from '@/lib/texts/use-texts';
import { LISTING_KINDS, type ListingKinds, listingsPath } from '@/lib/url/portal-url';

/** The filter of the Listings tab, as links: each choice has an address of its own. */
export function ListingFilters({ current }: { current: ListingKinds }) {
  const t = useTexts('portal.filters');
  return (
    <nav className="flex flex-wrap items-center gap-2 pb-5" aria-label={t('label')}>
      {LISTING_KINDS.map((kinds) => (
        <PageLink
          key={kinds}
          className={choicePillVariants({ className: 'no-underline' })}
          href={listingsPath(kinds)}
          aria-current={kinds === current ? 'true' : undefined}
          scroll={false}
        >
          {kinds === current ? <Check /> : null}
          {t(kinds)}
        </PageLink>
      ))}
    </nav>
  );
}
