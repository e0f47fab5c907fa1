import { useTexts } from '#texts';
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
import { ServiceEnd } from './service-end';

interface ServiceCardProps {
  service: FoundService;
  /** Epoch ms. */
  now: number;
  /** Whether it is among the first that are seen, so that its picture is not waited for. */
  priority?: boolean;
}

/** How many kinds a card names; the profile has all of them. */
const KINDS_SHOWN = 3;

/**
 * A provider as lists show them: a doorway on a tinted field, beside the text on phones. The name is
 * the link, and its area the whole card; where the provider is leads to a map.
 */
export function ServiceCard({ service, now, priority }: ServiceCardProps) {
  const t = useTexts('directory.card');
  const { id, name, profileImageUrl, isCommunityFavorite } = service;
  return (
    <article className="relative grid h-full grid-cols-[5.75rem_minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface can-hover:transition-shadow can-hover:duration-medium can-hover:hover:shadow-2 sm:grid-cols-1 sm:grid-rows-[auto_1fr]">
      <div
        className={`grid items-end justify-items-center px-2 pt-3 sm:min-h-50 sm:pt-6 ${doorLook(id)}`}
      >
        <ProviderLogo
          src={profileImageUrl}
          name={name}
          className="h-24 w-18 rounded-b-none sm:h-44 sm:w-34"
          priority={priority ?? false}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-0.5 px-3.5 pt-3 pb-2.5 sm:px-4.5 sm:pt-4 sm:pb-4">
        <h3 className="line-clamp-2 text-base/5.5 font-semibold text-balance sm:text-lg/6">
          <PageLink
            className="no-underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
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
              className: 'self-start sm:absolute sm:start-3 sm:top-3',
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
