import { Users } from 'lucide-react';
import { headingVariants } from '@/components/ui/heading';
import { tagVariants } from '@/components/ui/tag';
import type { Service } from '@/lib/contract/shapes/services';
import { findCommunityName } from '@/lib/domain/places/communities';
import { CategoryIcon } from './category-icon';

interface AboutSectionProps {
  service: Service;
  /** What the hero has not said of the description, "" for nothing. */
  rest: string;
}

/** The rest of the provider's own words, and their community. */
export function AboutSection({ service, rest }: AboutSectionProps) {
  const community = findCommunityName(service.communityId);
  return (
    <section className="profile-sec" aria-labelledby="about-title">
      <h2 className={headingVariants({ size: 'medium' })} id="about-title">
        About
      </h2>
      {rest ? (
        <p className="about text-muted" dir="auto">
          {rest}
        </p>
      ) : null}
      {community ? (
        <p className="flex flex-wrap items-center gap-3 font-semibold">
          <Users />
          {community} community
        </p>
      ) : null}
      {!rest && !community ? (
        <p className="text-muted">
          {service.description
            ? 'Want to know more? Ask them before you book.'
            : 'This provider has not written about themselves yet.'}
        </p>
      ) : null}
    </section>
  );
}

interface ServicesOfferedProps {
  service: Service;
  categoryTitle: string;
}

/** The category and its tags. */
export function ServicesOffered({ service, categoryTitle }: ServicesOfferedProps) {
  return (
    <section className="profile-sec" aria-labelledby="services-title">
      <h2 className={headingVariants({ size: 'medium' })} id="services-title">
        Services Offered
      </h2>
      <p className="flex items-center gap-3 font-semibold">
        <CategoryIcon categoryId={service.categoryId} />
        <span dir="auto">{categoryTitle}</span>
      </p>
      {service.subcategories.length > 0 ? (
        <ul className="flex flex-wrap items-center gap-2">
          {service.subcategories.map(({ id, title }) => (
            <li key={id} className={tagVariants()} dir="auto">
              {title}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
