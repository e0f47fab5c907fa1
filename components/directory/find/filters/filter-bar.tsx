import type { ReactNode } from 'react';
import { PageLink } from '@/components/links/page-link';
import { choicePillVariants } from '@/components/ui/choice-pill';
import { ChevronDown, SlidersHorizontal, X } from '@/components/ui/icons';
import { pageVariants } from '@/components/ui/page';
import { useTexts } from '@/lib/texts/use-texts';
import { ANYBODY, type FindState, findPath, findWith } from '@/lib/url/find-url';
import { SHEETS } from '../sheet-ids';
import { useChoiceWords } from '../use-choice-words';

const pill = choicePillVariants({ className: 'flex-none whitespace-nowrap no-underline' });
/** A chosen filter, which carries its own cross. */
const chosenPill =
  'inline-flex min-h-target flex-none items-center gap-2 whitespace-nowrap rounded-pill bg-primary px-4 text-sm/6 font-medium text-on-primary no-underline';

/** What can be chosen beside the category; it stays in sight. */
export function FilterBar({ state }: { state: FindState }) {
  const t = useTexts('directory.filters');
  const words = useChoiceWords();
  const { community, place, day, kind, q } = state;
  const chosen = [community, place, day, kind].filter((choice) => choice !== null).length;
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
          <Filter
            sheet={SHEETS.day}
            name={t('day')}
            chosen={day === null ? '' : words.shortDay(day)}
            without={findPath(findWith(state, { day: null }))}
          />
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

interface FilterProps {
  sheet: string;
  name: ReactNode;
  /** What was chosen; "" for nothing. */
  chosen: string;
  /** The address without this choice. */
  without: string;
}

function Filter({ sheet, name, chosen, without }: FilterProps) {
  const t = useTexts('directory.filters');
  if (!chosen) {
    return (
      <button className={pill} type="button" popoverTarget={sheet}>
        {name}
        <ChevronDown />
      </button>
    );
  }
  return (
    <PageLink className={chosenPill} href={without} aria-label={t('remove', { choice: chosen })}>
      {chosen}
      <X />
    </PageLink>
  );
}
