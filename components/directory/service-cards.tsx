import { cva, type VariantProps } from 'class-variance-authority';
import { coveringLinkVariants } from '@/components/links/covering-look';
import { PageLink } from '@/components/links/page-link';
import { OutsideLink } from '@/components/site/outside-link';
import { badgeVariants } from '@/components/ui/badge';
import { Award, MapPin } from '@/components/ui/icons';
import { ProviderLogo } from '@/components/ui/provider-logo';
import type { FoundService } from '@/lib/contract/service-search';
import { isCommunityId } from '@/lib/domain/places/communities';
import { placeName } from '@/lib/domain/places/place-name';
import { categoryTitle, subcategoryTitle } from '@/lib/domain/services/categories';
import { useTexts } from '@/lib/texts/use-texts';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';
import { mapsHref } from '@/lib/url/maps';
import { providerPath } from '@/lib/url/paths';
import { ServiceEnd } from './service-end';

const listVariants = cva('grid gap-3 sm:gap-5', {
  variants: {
    isBeside: {
      true: 'md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2',
      false: 'sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
    },
  },
});

/** So many profiles are fetched ahead, those that a phone or a laptop shows first. */
const LIKELY = 4;

interface ServiceCardsProps {
  services: readonly FoundService[];
  /** Epoch ms. */
  now: number;
  /** Whether it has a part of the page's width only, with something else beside it. */
  isBeside?: boolean;
}

/** Providers side by side, one below the other on phones. */
export function ServiceCards({ services, now, isBeside = false }: ServiceCardsProps) {
  return (
    <ul className={listVariants({ isBeside })}>
      {services.map((service, index) => (
        <li className="min-w-0" key={service.id}>
          <ServiceCard service={service} now={now} isRow={isBeside} isLikely={index < LIKELY} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The frame of a card. Where there is room, the doorway stands above the text; `isRow` keeps it beside
 * the text, for lists in a part of the page.
 */
const serviceCardVariants = cva(
  'relative grid h-full grid-cols-[5.75rem_minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface max-slim:grid-cols-1 can-hover:transition-shadow can-hover:duration-medium can-hover:hover:shadow-2',
  {
    variants: {
      isRow: {
        true: 'xl:grid-cols-[8.5rem_minmax(0,1fr)]',
        false: 'sm:grid-cols-1 sm:grid-rows-[auto_1fr]',
      },
    },
    defaultVariants: { isRow: false },
  },
);

type ServiceCardLook = VariantProps<typeof serviceCardVariants>;

/** The tinted field, the doorway on it, and the texts. */
const serviceDoorVariants = cva('grid items-end justify-items-center px-2 pt-3', {
  variants: { isRow: { true: 'xl:pt-5', false: 'sm:min-h-50 sm:pt-6' } },
  defaultVariants: { isRow: false },
});

const serviceLogoVariants = cva('h-24 w-18 rounded-b-none', {
  variants: { isRow: { true: 'xl:h-33 xl:w-26', false: 'sm:h-44 sm:w-34' } },
  defaultVariants: { isRow: false },
});

const serviceTextVariants = cva('flex min-w-0 flex-col gap-0.5 px-3.5 pt-3 pb-2.5', {
  variants: { isRow: { true: '', false: 'sm:px-4.5 sm:pt-4 sm:pb-4' } },
  defaultVariants: { isRow: false },
});

interface ServiceCardProps extends ServiceCardLook {
  service: FoundService;
  /** Epoch ms. */
  now: number;
  isLikely: boolean;
}

/** How many kinds a card names; the profile has all of them. */
const KINDS_SHOWN = 3;

/**
 * A provider as lists show them: a doorway on a tinted field, beside the text on phones. The name is
 * the link, and its area the whole card; where the provider is leads to a map.
 */
function ServiceCard({ service, now, isRow, isLikely }: ServiceCardProps) {
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
            isLikely={isLikely}
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

const FIELDS = ['bg-wash', 'bg-success', 'bg-sunken', 'bg-info', 'bg-hibiscus/15'] as const;

/** The tint behind a picture: by the id, so that it stays what it is wherever the thing is listed. */
function doorLook(id: string): string {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return FIELDS[sum % FIELDS.length] ?? FIELDS[0];
}
