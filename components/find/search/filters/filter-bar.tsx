import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { ChevronDown, SlidersHorizontal, X } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import type { SaidFilter } from '@/lib/shared/contract/service-search';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { ANYBODY, type FindState, findPath, findWith } from '@/lib/shared/url/find-url';
import { SHEETS } from '../sheet-ids';
import { useChoiceWords } from '../use-choice-words';

const pill = choicePillVariants({ className: 'flex-none whitespace-nowrap no-underline' });
const chosenPill =
  'inline-flex min-h-target flex-none items-center gap-2 whitespace-nowrap rounded-pill bg-primary px-4 text-sm/6 font-medium text-on-primary no-underline';

interface FilterBarProps {
  state: FindState;
  said: readonly SaidFilter[];
  hasLanguages: boolean;
}

const TIMES = ['soon', 'evening', 'weekend'] as const;

export function FilterBar({ state, said, hasLanguages }: FilterBarProps) {
  const t = useTexts('directory.filters');
  const words = useChoiceWords();
  const { community, place, speaks, day, kind, priceUpTo, q } = state;
  const inWords = saidTogether(said);
  const chosen =
    [community, place, speaks, day, kind, priceUpTo].filter((choice) => choice !== null).length +
    TIMES.filter((time) => state[time]).length +
    inWords.length;
  return (
    <div className="sticky top-0 z-sticky border-y border-line bg-bg print:hidden">
      <div className={pageVariants()}>
        <div className="-mx-gutter flex items-center gap-2 overflow-x-auto px-gutter py-2 [scrollbar-width:none]">
          <button className={pill} type="button" popoverTarget={SHEETS.filters}>
            <SlidersHorizontal />
            {t('heading')}
            {chosen > 0 ? (
              <span className="grid size-5.5 place-items-center rounded-full bg-primary text-xs font-bold text-on-primary">
                {chosen}
              </span>
            ) : null}
          </button>
          {inWords.map(({ filters, without }) => (
            <Chosen
              key={without}
              name={withCommas(filters.map(words.said), t.locale)}
              without={findPath(findWith(state, { q: without }))}
            />
          ))}
          <Filter
            sheet={SHEETS.community}
            name={t('community')}
            chosen={community === null ? '' : words.community(community)}
            without={findPath(findWith(state, { community: null }))}
          />
          <Filter
            sheet={SHEETS.place}
            name={t('place')}
            chosen={place === null ? '' : words.place(place)}
            without={findPath(findWith(state, { place: null }))}
          />
          {hasLanguages || speaks !== null ? (
            <Filter
              sheet={SHEETS.speaks}
              name={t('speaks')}
              chosen={speaks === null ? '' : words.speaks(speaks)}
              without={findPath(findWith(state, { speaks: null }))}
            />
          ) : null}
          <Filter
            sheet={SHEETS.day}
            name={t('day')}
            chosen={day === null ? '' : words.shortDay(day)}
            without={findPath(findWith(state, { day: null }))}
          />
          <Filter
            sheet={SHEETS.price}
            name={t('price')}
            chosen={priceUpTo === null ? '' : words.upTo(priceUpTo)}
            without={findPath(findWith(state, { priceUpTo: null }))}
          />
          {TIMES.map((time) => {
            const href = findPath(findWith(state, { [time]: !state[time] }));
            return state[time] ? (
              <Chosen key={time} name={words.time(time)} without={href} />
            ) : (
              <PageLink key={time} className={pill} href={href}>
                {words.time(time)}
              </PageLink>
            );
          })}
          {chosen > 0 || q ? (
            <PageLink
              className="inline-flex min-h-target flex-none items-center px-2 text-sm underline-offset-4"
              href={findPath({ ...ANYBODY, category: state.category })}
            >
              {t('clear')}
            </PageLink>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** Filters that come from the same words, such as "tonight", are removed together. */
function saidTogether(said: readonly SaidFilter[]) {
  const withouts = [...new Set(said.map(({ without }) => without))];
  return withouts.map((without) => ({
    without,
    filters: said.filter((filter) => filter.without === without),
  }));
}

interface FilterProps {
  sheet: string;
  name: ReactNode;
  chosen: string;
  without: string;
}

function Filter({ sheet, name, chosen, without }: FilterProps) {
  if (chosen) return <Chosen name={chosen} without={without} />;
  return (
    <button className={pill} type="button" popoverTarget={sheet}>
      {name}
      <ChevronDown />
    </button>
  );
}

function Chosen({ name, without }: { name: string; without: string }) {
  const t = useTexts('directory.filters');
  return (
    <PageLink className={chosenPill} href={without} aria-label={t('remove', { choice: name })}>
      {name}
      <X />
    </PageLink>
  );
}
