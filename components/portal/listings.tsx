import { PageLink } from '@/components/links/page-link';
import { Art } from '@/components/ui/art';
import { buttonVariants } from '@/components/ui/button';
import { cardVariants } from '@/components/ui/card';
import { choicePillVariants } from '@/components/ui/choice-pill';
import { headingVariants } from '@/components/ui/heading';
import { Check, CircleAlert, RotateCw } from '@/components/ui/icons';
import { Note } from '@/components/ui/note';
import { useTexts } from '@/lib/texts/use-texts';
import { LISTING_KINDS, type ListingKinds, listingsPath } from '@/lib/url/portal-url';
import { NewListing } from './new-listing';

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

export function ListingsFailed({ show }: { show: ListingKinds }) {
  const t = useTexts('portal.listings');
  return (
    <Note look="error" size="large" role="alert">
      <CircleAlert />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t('failed')}</p>
        <p className="mt-1 text-sm">{t('failedLead')}</p>
        <PageLink
          className={buttonVariants({ look: 'secondary', size: 'small', className: 'mt-4' })}
          href={listingsPath(show)}
        >
          <RotateCw />
          {t('tryAgain')}
        </PageLink>
      </div>
    </Note>
  );
}

const EMPTY = 'grid justify-items-center gap-4 px-5 py-12 text-center';

export function NoListings() {
  const t = useTexts('portal.listings');
  return (
    <section className={cardVariants({ padding: 'none', className: EMPTY })}>
      <Art name="empty" className="h-auto w-48" />
      <h2 className={headingVariants({ size: 'medium' })}>{t('emptyHeading')}</h2>
      <p className="max-w-[40ch] text-balance text-muted">{t('empty')}</p>
      <NewListing />
    </section>
  );
}
