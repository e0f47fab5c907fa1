import { StatusBadge } from '@/components/owner/status-badge';
import { CategoryIcon } from '@/components/profile/category-icon';
import { Gallery } from '@/components/profile/gallery';
import { ProviderLogo } from '@/components/ui/provider-logo';
import type { Listing } from '@/lib/contract/shapes/listings';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import { findCategoryTitle } from '@/lib/domain/services/categories';
import { OwnerActions } from './owner-actions';
import { OwnerFacts } from './owner-facts';
import { OwnerProfileCard } from './owner-profile-card';
import { ServiceItems } from './service-items';

interface OwnerServiceProps {
  listing: Listing;
  /** Null when they could not be read. */
  items: readonly ServiceItem[] | null;
  /** The absolute address of the public profile. */
  profileUrl: string;
}

/** A service as its owner sees it (SVD-004 to SVD-014). */
export function OwnerService({ listing, items, profileUrl }: OwnerServiceProps) {
  const { id, name, description, portfolioImages } = listing;
  return (
    <main className="page" id="content">
      <OwnerHead listing={listing} />
      <OwnerActions service={{ id, name }} hasLogo={listing.profileImageUrl !== ''} />
      <div className="od">
        <div className="od-main">
          <ServiceItems serviceId={id} serviceName={name} items={items ?? []} failed={!items} />
          {description ? (
            <section className="od-about stack [--gap:.75rem]" aria-labelledby="about-title">
              <h2 className="display h2" id="about-title">
                Description
              </h2>
              <p className="od-text" dir="auto">
                {description}
              </p>
            </section>
          ) : null}
          {portfolioImages.length > 0 ? (
            <section className="od-photos stack [--gap:.75rem]" aria-labelledby="photos-title">
              <h2 className="display h2" id="photos-title">
                Portfolio
              </h2>
              <Gallery name={name} pictures={portfolioImages} />
            </section>
          ) : null}
        </div>
        <aside className="od-side">
          <OwnerProfileCard listing={listing} profileUrl={profileUrl} />
          <OwnerFacts listing={listing} />
        </aside>
      </div>
    </main>
  );
}

function OwnerHead({ listing }: { listing: Listing }) {
  const { name, categoryId, profileImageUrl, status } = listing;
  // The nine titles are the product's own wording, so they go before the host's.
  const categoryTitle = findCategoryTitle(categoryId) ?? listing.categoryTitle;
  return (
    <div className="odh">
      <ProviderLogo src={profileImageUrl} name={name} className="odh-logo" priority />
      <div className="grow stack min-w-0 [--gap:.5rem]">
        {status ? <StatusBadge status={status} /> : null}
        <h1 className="name odh-title">
          <bdi>{name}</bdi>
        </h1>
        {categoryTitle ? (
          <p className="row flex-nowrap font-semibold [--gap:.5rem]">
            <CategoryIcon categoryId={categoryId} />
            <span dir="auto">{categoryTitle}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
