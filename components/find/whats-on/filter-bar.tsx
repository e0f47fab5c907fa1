import { PageLink } from '@/components/shared/links/page-link';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { Calendar, ChevronDown, X } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import type { EventChoice } from '@/lib/shared/domain/directory/event-choice';
import type { WhatsOn } from '@/lib/shared/domain/directory/whats-on';
import { eventCategoryTitle } from '@/lib/shared/domain/events/category-title';
import { placeName } from '@/lib/shared/domain/places/place-name';
import { compareNames } from '@/lib/shared/domain/text/in-order';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';
import { whatsOnPath } from '@/lib/shared/url/whats-on-url';

interface FilterBarProps {
  choice: EventChoice;
  counts: WhatsOn['counts'];
}

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
            .sort((one, other) => compareNames(one.words, other.words, t.locale))}
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

interface FilterOption {
  words: string;
  /** True if the options are names, which stay the same in all languages. */
  isName?: boolean;
  href: string;
  count: number;
}

interface FilterPillProps {
  name: string;
  options: readonly FilterOption[];
  chosen: string | null;
  clear: string;
}

/** A chosen pill is the link that clears it. */
function FilterPill({ name, options, chosen, clear }: FilterPillProps) {
  const t = useTexts('publicEvents.filters');
  if (chosen !== null) return <ChosenPill words={chosen} clear={clear} />;
  if (options.every(({ count }) => count === 0)) return null;
  return (
    <details className="group sm:relative" name="filter">
      <summary
        className={choicePillVariants({
          className: 'list-none pe-3',
        })}
      >
        {name}
        <ChevronDown className="size-4.5 group-open:rotate-180" />
      </summary>
      <ul
        className="absolute inset-x-gutter top-full z-sticky max-h-[60dvh] overflow-auto rounded-md border border-line bg-surface p-2 shadow-2 sm:inset-x-auto sm:start-0 sm:mt-2 sm:w-72"
        aria-label={t('choices', { name })}
      >
        {options.map(({ words, isName, href, count }) => (
          <li key={words}>
            {count === 0 ? (
              <span className={`${ROW} text-subtle`}>
                <OptionWords words={words} isName={isName} /> <span>{count}</span>
              </span>
            ) : (
              <PageLink className={`${ROW} no-underline hover:bg-sunken`} href={href}>
                <OptionWords words={words} isName={isName} />{' '}
                <span className="text-muted">{count}</span>
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function OptionWords({ words, isName }: Pick<FilterOption, 'words' | 'isName'>) {
  return isName ? <bdi translate="no">{words}</bdi> : words;
}

const ROW =
  'flex min-h-target items-center justify-between gap-4 rounded-sm px-3 text-sm font-medium';

function ChosenPill({ words, clear }: { words: string; clear: string }) {
  const t = useTexts('publicEvents.filters');
  return (
    <PageLink
      className={choicePillVariants({ className: 'pe-3 no-underline' })}
      href={clear}
      aria-current="true"
    >
      {t.rich('without', {
        words,
        hidden: (chunks) => <span className="sr-only">{chunks}</span>,
      })}
      <X className="size-4.5" />
    </PageLink>
  );
}
