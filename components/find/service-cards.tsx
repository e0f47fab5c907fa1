import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { coveringLinkVariants } from '@/components/shared/links/covering-look';
import { PageLink } from '@/components/shared/links/page-link';
import { ScoreLine } from '@/components/shared/score/score';
import { badgeVariants } from '@/components/shared/ui/badge';
import { Award } from '@/components/shared/ui/icons';
import { ProviderLogo } from '@/components/shared/ui/provider-logo';
import type { FoundService } from '@/lib/shared/contract/service-search';
import { languageNames } from '@/lib/shared/domain/language-name';
import { isCommunityId } from '@/lib/shared/domain/places/communities';
import { placeName } from '@/lib/shared/domain/places/place-name';
import { inLanguage } from '@/lib/shared/domain/second-language';
import { categoryTitle, subcategoryTitle } from '@/lib/shared/domain/services/categories';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';
import { providerPath } from '@/lib/shared/url/paths';
import { ServiceEnd } from './service-end';

const listVariants = cva('grid gap-3 sm:gap-5', {
  variants: {
    inRows: {
      true: 'md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2',
      false: 'sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
    },
  },
});

/** So many profiles are prefetched: those on a first screen. */
const LIKELY = 4;

interface ServiceCardsProps {
  services: readonly FoundService[];
  /** By service id. */
  notes?: ReadonlyMap<string, ReactNode>;
  /** Epoch ms. */
  now: number;
  inRows?: boolean;
  /** True in the list of one community, whose cards show the category instead. */
  isOfOneCommunity?: boolean;
}

export function ServiceCards(props: ServiceCardsProps) {
  const { services, notes, now, inRows = false, isOfOneCommunity = false } = props;
  return (
    <ul className={listVariants({ inRows })}>
      {services.map((service, index) => (
        <li className="min-w-0" key={service.id}>
          <ServiceCard
            service={service}
            note={notes?.get(service.id)}
            now={now}
            isRow={inRows}
            isLikely={index < LIKELY}
            isOfOneCommunity={isOfOneCommunity}
          />
        </li>
      ))}
    </ul>
  );
}

/** In a row the picture keeps its narrow column on wide screens, so that the text gets the rest. */
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
  note: ReactNode;
  /** Epoch ms. */
  now: number;
  isLikely: boolean;
  isOfOneCommunity: boolean;
}

const KINDS_SHOWN = 3;

function ServiceCard(props: ServiceCardProps) {
  const { service, note, now, isRow, isLikely, isOfOneCommunity } = props;
  const t = useTexts('directory.card');
  const { id, name, profileImageUrl, isCommunityFavorite, score } = service;
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
            <bdi translate="no">{name}</bdi>
          </PageLink>
        </h3>
        {note ? (
          <p className="order-first mb-1 self-start rounded-sm bg-wash px-2 py-0.5 text-xs font-semibold">
            {note}
          </p>
        ) : null}
        {score.count > 0 ? (
          <p className="text-sm">
            <ScoreLine score={score} />
          </p>
        ) : null}
        <WhatTheyDo service={service} />
        <Whereabouts service={service} isOfOneCommunity={isOfOneCommunity} />
        <Spoken codes={service.speaks} />
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

function WhatTheyDo({ service }: { service: FoundService }) {
  const t = useTexts('services.categories');
  const titles = useTexts('services.subcategoryTitles');
  const { categoryId, subcategories } = service;
  const summary = inLanguage(
    service,
    { text: service.summary, second: service.secondSummary },
    t.locale,
  );
  const kinds = subcategories.flatMap((kind) => kind?.title ?? []).slice(0, KINDS_SHOWN);
  const named = kinds.map((title) => subcategoryTitle(title, titles)).join(' · ');
  return (
    <p
      className="line-clamp-2 text-sm wrap-anywhere"
      lang={summary.language || undefined}
      dir={summary.text ? 'auto' : undefined}
      data-cut
    >
      {summary.text || named || categoryTitle({ categoryId, categoryTitle: '' }, t)}
    </p>
  );
}

type WhereaboutsProps = Pick<ServiceCardProps, 'service' | 'isOfOneCommunity'>;

function Whereabouts({ service, isOfOneCommunity }: WhereaboutsProps) {
  const t = useTexts('services.categories');
  const communities = useTexts('forms.communityNames');
  const card = useTexts('directory.card');
  const { address, cityId, communityId, categoryId, isPrivatePerson } = service;
  const community = isCommunityId(communityId) ? communities(`community${communityId}`) : '';
  const detail = isOfOneCommunity ? categoryTitle({ categoryId, categoryTitle: '' }, t) : community;
  const place = placeName(HOST_COUNTRY, cityId) || address;
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-1 text-sm text-subtle">
      {place ? (
        <span className="min-w-0 truncate">
          <bdi>{place}</bdi>
        </span>
      ) : null}
      {place && detail ? <span aria-hidden="true">·</span> : null}
      {detail ? <span className="min-w-0">{detail}</span> : null}
      {isPrivatePerson ? (
        <>
          {place || detail ? <span aria-hidden="true">·</span> : null}
          <span className="min-w-0">{card('private')}</span>
        </>
      ) : null}
    </p>
  );
}

/** More would hide the next free time. */
const SPOKEN_SHOWN = 3;

function Spoken({ codes }: { codes: readonly string[] }) {
  const t = useTexts('directory.card');
  if (codes.length === 0) return null;
  const more = codes.length - SPOKEN_SHOWN;
  const languages = languageNames(codes.slice(0, SPOKEN_SHOWN), t.locale);
  return (
    <p className="text-sm text-subtle">
      {more > 0 ? t('speaksMore', { languages, more }) : t('speaks', { languages })}
    </p>
  );
}

const FIELDS = ['bg-wash', 'bg-success', 'bg-sunken', 'bg-info', 'bg-hibiscus/15'] as const;

/** Chosen by the id, so that it is the same in every list. */
function doorLook(id: string): string {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return FIELDS[sum % FIELDS.length] ?? FIELDS[0];
}
