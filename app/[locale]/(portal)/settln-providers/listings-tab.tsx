import { CircleAlert, Info, RotateCw } from 'lucide-react';
import { ListingCard } from '@/components/portal/listing-card';
import { ListingFilters } from '@/components/portal/listing-filters';
import { NewListing } from '@/components/portal/new-listing';
import { SupportCard } from '@/components/portal/support-card';
import { Art } from '@/components/ui/art';
import { buttonVariants } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { Note, noteVariants } from '@/components/ui/note';
import { type ListingKinds, listingsPath } from '@/lib/url/portal-url';
import { loadListings } from './load-listings';

/** The listings of the signed-in provider (LIST-011, ROLE-004). */
export async function ListingsTab({ userId, show }: { userId: string; show: ListingKinds }) {
  const loaded = await loadListings(userId);
  const all = loaded.failed ? [] : [...loaded.services, ...loaded.events];
  const shown = loaded.failed || show === 'all' ? all : loaded[show];
  const isEmpty = !loaded.failed && !loaded.areServicesMissing && all.length === 0;
  return (
    <>
      <div className="lhead">
        <h1 className={headingVariants({ size: 'large' })}>Your listings</h1>
        {isEmpty ? null : <NewListing />}
      </div>
      {isEmpty ? <NoListings /> : <ListingFilters current={show} />}
      {loaded.failed ? <LoadFailure show={show} /> : null}
      {!loaded.failed && loaded.areServicesMissing && show !== 'events' ? (
        <p className={noteVariants({ look: 'info', className: 'mb-5' })}>
          <Info />
          <span>
            Your services could not be loaded just now. <a href={listingsPath(show)}>Retry</a>
          </span>
        </p>
      ) : null}
      {!loaded.failed && all.length > 0 && shown.length === 0 ? (
        <p className="text-muted py-8">No {show} yet.</p>
      ) : null}
      <ul className="lgrid">
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

function NoListings() {
  return (
    <section className="card empty">
      <Art name="empty" width={192} height={131} />
      <h2 className={headingVariants({ size: 'medium' })}>No listings yet</h2>
      <p className="text-muted max-w-[40ch]">
        Put your first service or event on the table. It takes about five minutes.
      </p>
      <NewListing />
    </section>
  );
}

function LoadFailure({ show }: { show: ListingKinds }) {
  return (
    <Note look="error" size="large" role="alert">
      <CircleAlert />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">Failed to load your listings. Please try again.</p>
        <p className="text-sm mt-1">Nothing is lost: your listings are safe with us.</p>
        <a
          className={buttonVariants({ look: 'secondary', size: 'small', className: 'mt-4' })}
          href={listingsPath(show)}
        >
          <RotateCw />
          Try Again
        </a>
      </div>
    </Note>
  );
}
