import { CircleAlert, Info, RotateCw } from 'lucide-react';
import { ListingCard } from '@/components/portal/listing-card';
import { ListingFilters } from '@/components/portal/listing-filters';
import { NewListing } from '@/components/portal/new-listing';
import { SupportCard } from '@/components/portal/support-card';
import { Art } from '@/components/ui/art';
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
        <h1 className="display h1">Your listings</h1>
        {isEmpty ? null : <NewListing />}
      </div>
      {isEmpty ? <NoListings /> : <ListingFilters current={show} />}
      {loaded.failed ? <LoadFailure show={show} /> : null}
      {!loaded.failed && loaded.areServicesMissing && show !== 'events' ? (
        <p className="note info mb-5">
          <Info className="i" />
          <span>
            Your services could not be loaded just now. <a href={listingsPath(show)}>Retry</a>
          </span>
        </p>
      ) : null}
      {!loaded.failed && all.length > 0 && shown.length === 0 ? (
        <p className="muted py-8">No {show} yet.</p>
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
      <h2 className="display h2">No listings yet</h2>
      <p className="muted max-w-[40ch]">
        Put your first service or event on the table. It takes about five minutes.
      </p>
      <NewListing />
    </section>
  );
}

function LoadFailure({ show }: { show: ListingKinds }) {
  return (
    <div className="note error px-5 py-6 text-base leading-6" role="alert">
      <CircleAlert className="i" />
      <div className="grow">
        <p className="font-semibold">Failed to load your listings. Please try again.</p>
        <p className="sm mt-1">Nothing is lost: your listings are safe with us.</p>
        <a className="btn secondary sm mt-4" href={listingsPath(show)}>
          <RotateCw className="i" />
          Try Again
        </a>
      </div>
    </div>
  );
}
