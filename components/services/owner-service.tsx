import { ServiceItems } from '@/components/items/service-items';
import { StatusBadge } from '@/components/owner/status-badge';
import { CategoryIcon } from '@/components/profile/category-icon';
import { Gallery } from '@/components/profile/gallery';
import { headingVariants } from '@/components/ui/heading';
import { ProviderLogo } from '@/components/ui/provider-logo';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import type { Service } from '@/lib/contract/shapes/services';
import { findCategoryTitle } from '@/lib/domain/services/categories';
import { OwnerActions } from './owner-actions';
import { OwnerFacts } from './owner-facts';
import { OwnerProfileCard } from './owner-profile-card';

interface OwnerServiceProps {
  service: Service;
  /** Null when they could not be read. */
  items: readonly ServiceItem[] | null;
  /** The absolute address of the public profile. */
  profileUrl: string;
}

/** A service as its owner sees it (SVD-004 to SVD-014). */
export function OwnerService({ service, items, profileUrl }: OwnerServiceProps) {
  const { id, name, description, portfolioImages } = service;
  return (
    <main className="mx-auto w-full max-w-page px-gutter" id="content">
      <OwnerHead service={service} />
      <OwnerActions service={{ id, name }} hasLogo={service.profileImageUrl !== ''} />
      <div className="od">
        <div className="od-main">
          <ServiceItems serviceId={id} serviceName={name} items={items ?? []} failed={!items} />
          {description ? (
            <section className="od-about flex flex-col gap-3" aria-labelledby="about-title">
              <h2 className={headingVariants({ size: 'medium' })} id="about-title">
                Description
              </h2>
              <p className="od-text" dir="auto">
                {description}
              </p>
            </section>
          ) : null}
          {portfolioImages.length > 0 ? (
            <section className="od-photos flex flex-col gap-3" aria-labelledby="photos-title">
              <h2 className={headingVariants({ size: 'medium' })} id="photos-title">
                Portfolio
              </h2>
              <Gallery name={name} pictures={portfolioImages} />
            </section>
          ) : null}
        </div>
        <aside className="od-side">
          <OwnerProfileCard service={service} profileUrl={profileUrl} />
          <OwnerFacts service={service} />
        </aside>
      </div>
    </main>
  );
}

function OwnerHead({ service }: { service: Service }) {
  const { name, categoryId, profileImageUrl, status } = service;
  // The nine titles are the product's own wording, so they go before the host's.
  const categoryTitle = findCategoryTitle(categoryId) ?? service.categoryTitle;
  return (
    <section className="odh" aria-labelledby="service-name">
      <ProviderLogo src={profileImageUrl} name={name} className="odh-logo" priority />
      <div className="min-w-0 flex-1 flex flex-col gap-2">
        {status ? <StatusBadge status={status} className="self-start" /> : null}
        <h1 className="name odh-title" id="service-name">
          <bdi>{name}</bdi>
        </h1>
        {categoryTitle ? (
          <p className="flex items-center gap-2 font-semibold">
            <CategoryIcon categoryId={categoryId} />
            <span dir="auto">{categoryTitle}</span>
          </p>
        ) : null}
      </div>
    </section>
  );
}
