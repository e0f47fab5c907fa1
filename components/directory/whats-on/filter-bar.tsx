import { useTexts } from '#texts';
import { eventCategoryTitle } from '@/components/events/category-title';
import { PageLink } from '@/components/links/page-link';
import { choicePillVariants } from '@/components/ui/choice-pill';
import { Calendar } from '@/components/ui/icons';
import { pageVariants } from '@/components/ui/page';
import type { EventChoice } from '@/lib/domain/directory/event-choice';
import type { WhatsOn } from '@/lib/domain/directory/whats-on';
import { placeName } from '@/lib/domain/places/place-name';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';
import { whatsOnPath } from '@/lib/url/whats-on-url';
import { ChosenPill, FilterPill } from './filter-pill';

interface FilterBarProps {
  choice: EventChoice;
  counts: WhatsOn['counts'];
}

/** What can be chosen beside the days, each with the number of events that it would leave. */
export function FilterBar({ choice, counts }: FilterBarProps) {
  const t = useTexts('publicEvents.filters');
  const categories = useTexts('events.categories');
  const communities = useTexts('forms.communityNames');
  const { category, communityId, placeId, isFree } = choice;
  const hrefOf = (change: Partial<EventChoice>) => whatsOnPath({ ...choice, page: 1, ...change });
  const place = (id: string) => placeName(HOST_COUNTRY, id);
  return (
    <div className="border-b border-line bg-bg lg:sticky lg:top-0 lg:z-sticky">
      <fieldset
        className={pageVariants({ className: 'relative flex flex-wrap gap-2 py-2' })}
        aria-label={t('label')}
      >
        <a
          className={choicePillVariants({ className: 'no-underline lg:hidden' })}
          href="#five-weeks"
        >
          <Calendar className="size-4.5" />
          {t('date')}
        </a>
        <FilterPill
          name={t('category')}
          chosen={category && eventCategoryTitle(category, categories)}
          clear={hrefOf({ category: null })}
          options={counts.categories.map(({ id, count }) => ({
            words: eventCategoryTitle(id, categories),
            count,
            href: hrefOf({ category: id }),
          }))}
        />
        <FilterPill
          name={t('community')}
          chosen={communityId && communities(`community${communityId}`)}
          clear={hrefOf({ communityId: null })}
          options={counts.communities.map(({ id, count }) => ({
            words: communities(`community${id}`),
            count,
            href: hrefOf({ communityId: id }),
          }))}
        />
        <FilterPill
          name={t('place')}
          chosen={placeId ? place(placeId) : null}
          clear={hrefOf({ placeId: '' })}
          options={counts.places
            .map(({ id, count }) => ({
              words: place(id),
              isName: true,
              count,
              href: hrefOf({ placeId: id }),
            }))
            .sort((one, other) => one.words.localeCompare(other.words, t.locale))}
        />
        {isFree ? (
          <ChosenPill words={t('free')} clear={hrefOf({ isFree: false })} />
        ) : counts.free > 0 ? (
          <PageLink
            className={choicePillVariants({ className: 'no-underline' })}
            href={hrefOf({ isFree: true })}
          >
            {t('free')}
          </PageLink>
        ) : null}
      </fieldset>
    </div>
  );
}
