import { useTexts } from '#texts';
import { coveringLinkVariants } from '@/components/links/covering-look';
import { PageLink } from '@/components/links/page-link';
import { OutsideLink } from '@/components/site/outside-link';
import { badgeVariants } from '@/components/ui/badge';
import { Award, MapPin } from '@/components/ui/icons';
import { ProviderLogo } from '@/components/ui/provider-logo';
import type { FoundService } from '@/lib/contract/shapes/directory/service-search';
import { isCommunityId } from '@/lib/domain/places/communities';
import { placeName } from '@/lib/domain/places/place-name';
import { categoryTitle, subcategoryTitle } from '@/lib/domain/services/categories';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';
import { mapsHref } from '@/lib/url/maps';
import { providerPath } from '@/lib/url/paths';
import { doorLook } from './door-look';
import {
  type ServiceCardLook,
  serviceCardVariants,
  serviceDoorVariants,
  serviceLogoVariants,
  serviceTextVariants,
} from './service-card-look';
import { ServiceEnd } from './service-end';

interface ServiceCardProps extends ServiceCardLook {
  service: FoundService;
  /** Epoch ms. */
  now: number;
}

/** How many kinds a card names; the profile has all of them. */
const KINDS_SHOWN = 3;

/**
 * A provider as lists show them: a doorway on a tinted field, beside the text on phones. The name is
 * the link, and its area the whole card; where the provider is leads to a map.
 */
export function ServiceCard({ service, now, isRow }: ServiceCardProps) {
  const t = useTexts('directory.card');
  const { id, name, profileImageUrl, isCommunityFavorite } = service;
  return (
    <article className={serviceCardVariants({ isRow })}>
      <div className={serviceDoorVariants({ isRow, className: doorLook(id) })}>
        <ProviderLogo
          src={profileImageUrl}
          name={name}
          className={serviceLogoVariants({ isRow })}
        />
      </div>
      <div className={serviceTextVariants({ isRow })}>
        <h3 className={`text-base/5.5 font-semibold text-balance ${isRow ? '' : 'sm:text-lg/6'}`}>
          <PageLink
            className={coveringLinkVariants({ around: 'card', className: 'line-clamp-2' })}
            href={providerPath(id)}
          >
            <bdi>{name}</bdi>
          </PageLink>
        </h3>
        <p className="line-clamp-2 text-sm" data-cut>
          <WhatTheyDo service={service} />
        </p>
        <Whereabouts service={service} />
        {isCommunityFavorite ? (
          <span
            className={badgeVariants({
              look: 'highlight',
              className: isRow ? 'self-start' : 'self-start sm:absolute sm:start-3 sm:top-3',
            })}
          >
            <Award />
            {t('favorite')}
          </span>
        ) : null}
        <ServiceEnd service={service} now={now} />
      </div>
    </article>
  );
}

/** The kinds that they chose, or else the category. */
function WhatTheyDo({ service: { categoryId, subcategories } }: { service: FoundService }) {
  const t = useTexts('services.categories');
  const titles = useTexts('services.subcategoryTitles');
  const kinds = subcategories.flatMap((kind) => kind?.title ?? []).slice(0, KINDS_SHOWN);
  if (kinds.length === 0) return categoryTitle({ categoryId, categoryTitle: '' }, t);
  return kinds.map((title) => subcategoryTitle(title, titles)).join(' · ');
}

/** The place, which leads to a map, and the community. */
function Whereabouts({ service }: { service: FoundService }) {
  const t = useTexts('directory.card');
  const communities = useTexts('forms.communityNames');
  const { address, cityId, communityId } = service;
  const place = placeName(HOST_COUNTRY, cityId) || address;
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-1 text-sm text-subtle">
      {place ? (
        <OutsideLink
          className="relative z-1 -my-3 inline-flex min-h-target min-w-0 items-center gap-1 underline-offset-4"
          href={mapsHref(address || place)}
        >
          <MapPin className="size-4" />
          <bdi className="truncate">{place}</bdi>
          <span className="sr-only">{t('openInMaps')}</span>
        </OutsideLink>
      ) : null}
      {place && isCommunityId(communityId) ? <span aria-hidden="true">·</span> : null}
      {isCommunityId(communityId) ? (
        <span className="min-w-0">{communities(`community${communityId}`)}</span>
      ) : null}
    </p>
  );
}
