import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { ListingCard } from '@/components/portal/listing-card';
import { ListingFilters } from '@/components/portal/listing-filters';
import { NewListing } from '@/components/portal/new-listing';
import { SupportCard } from '@/components/portal/support-card';
import { Art } from '@/components/ui/art';
import { buttonVariants } from '@/components/ui/button';
import { cardVariants } from '@/components/ui/card';
import { headingVariants } from '@/components/ui/heading';
import { CircleAlert, Info, RotateCw } from '@/components/ui/icons';
import { Note, noteVariants } from '@/components/ui/note';
import { pageTexts } from '@/lib/texts/page-texts';
import { type ListingKinds, listingsPath } from '@/lib/url/portal-url';
import { loadListings } from './load-listings';

/** The listings of the signed-in provider (LIST-011, ROLE-004). */
export async function ListingsTab({ userId, show }: { userId: string; show: ListingKinds }) {
  const t = await pageTexts('portal.listings');
  const loaded = await loadListings(userId);
  const all = loaded.failed ? [] : [...loaded.services, ...loaded.events];
  const shown = loaded.failed || show === 'all' ? all : loaded[show];
  const isEmpty = !loaded.failed && !loaded.areServicesMissing && all.length === 0;
  return (
    <>
      <div className="grid gap-4 pt-6 pb-5 min-[700px]:grid-cols-[1fr_auto] min-[700px]:items-center">
        <h1 className={headingVariants({ size: 'large' })}>{t('heading')}</h1>
        {isEmpty ? null : <NewListing />}
      </div>
      {isEmpty ? <NoListings /> : <ListingFilters current={show} />}
      {loaded.failed ? <LoadFailure show={show} /> : null}
      {!loaded.failed && loaded.areServicesMissing && show !== 'events' ? (
        <p className={noteVariants({ look: 'info', className: 'mb-5' })}>
          <Info />
          <span>
            {t.rich('servicesMissing', {
              retry: (chunks) => <PageLink href={listingsPath(show)}>{chunks}</PageLink>,
            })}
          </span>
        </p>
      ) : null}
      {!loaded.failed && all.length > 0 && shown.length === 0 ? (
        <p className="py-8 text-muted">{show === 'services' ? t('noServices') : t('noEvents')}</p>
      ) : null}
      <ul className="grid gap-4 min-[700px]:grid-cols-2 min-[700px]:gap-5 xl:grid-cols-3">
        {shown.map((card) => (
          <li key={card.href} className="grid">
            <ListingCard {...card} />
          </li>
        ))}
      </ul>
      <SupportCard />
    </>
  );
}

const EMPTY = 'grid justify-items-center gap-4 px-5 py-12 text-center';

function NoListings() {
  const t = useTexts('portal.listings');
  return (
    <section className={cardVariants({ padding: 'none', className: EMPTY })}>
      <Art name="empty" width={192} height={131} className="h-auto w-48" />
      <h2 className={headingVariants({ size: 'medium' })}>{t('emptyHeading')}</h2>
      <p className="max-w-[40ch] text-balance text-muted">{t('empty')}</p>
      <NewListing />
    </section>
  );
}

function LoadFailure({ show }: { show: ListingKinds }) {
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
