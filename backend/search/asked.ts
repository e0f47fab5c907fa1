import type { ServiceSearch } from '@/lib/contract/service-search';
import type { LocalDate } from '@/lib/time/local-date';
import type { Concept } from './concept';
import type { Asked, Wanted } from './conditions';
import type { Meaning, SaidFilter } from './meaning';

const together = (conditions: readonly string[], sign: '&' | '|') =>
  conditions.length > 1 ? `(${conditions.join(` ${sign} `)})` : (conditions[0] ?? '');

/** A condition of concepts that all have to be met. */
export const allOfConcepts = (
  concepts: readonly Concept[],
  how: 'strong' | 'full' | 'named',
): string =>
  together(
    concepts.map((concept) => concept[how]),
    '&',
  );

/**
 * The tiers of what is asked for: services whose names have all that was typed, those that say it in their
 * name, those that offer it, and those that only describe it. Those that are for what was said beside it
 * come first.
 */
function tiersOf({ concepts, beside, name }: Meaning): string[] | null {
  if (concepts.length === 0) return null;
  const named = allOfConcepts(concepts, 'named');
  const strong = allOfConcepts(concepts, 'strong');
  const also = together(
    beside.map(({ full }) => full),
    '|',
  );
  const wholes = [
    name,
    also ? `(${named} & ${also})` : named,
    also ? `(${strong} & ${also})` : null,
    strong,
    allOfConcepts(concepts, 'full'),
  ];
  const given = wholes.filter((condition) => condition !== null);
  return [...new Set(given)].map((condition, index, all) => {
    const before = all.slice(0, index);
    return before.length > 0 ? `${condition} & !${together(before, '|')}` : condition;
  });
}

/** Whether something like it was chosen from the lists, which then counts alone. */
function isChosen({ choice: { by } }: SaidFilter, search: ServiceSearch): boolean {
  if (by === 'place') return search.cityId !== undefined;
  if (by === 'community') return search.communityId !== undefined;
  if (by === 'price') return search.priceUpTo !== undefined;
  if (by === 'day') return search.day !== undefined;
  return search[by] === true;
}

/** The filters of the words that count beside what was chosen. */
function countingFilters({ filters }: Meaning, search: ServiceSearch): SaidFilter[] {
  return filters.filter((filter) => !isChosen(filter, search));
}

/** What is wanted by choice and by words together. */
function wantedBy(search: ServiceSearch, filters: readonly SaidFilter[]): Wanted {
  const { q, exact, tried, ...wanted }: ServiceSearch & Wanted = { ...search };
  for (const { choice } of filters) {
    if (choice.by === 'place') {
      wanted.cityId = choice.cityId;
      wanted.around = choice.around ?? undefined;
    } else if (choice.by === 'community') wanted.communityId = choice.community;
    else if (choice.by === 'price') wanted.priceUpTo = choice.priceUpTo;
    else if (choice.by === 'day') wanted.day = choice.day;
    else wanted[choice.by] = true;
  }
  return wanted;
}

/** A search with the meaning of its words. */
export function askedBy(
  search: ServiceSearch,
  meaning: Meaning,
  today: LocalDate,
): Asked & { filters: SaidFilter[] } {
  const filters = countingFilters(meaning, search);
  return { search: wantedBy(search, filters), tiers: tiersOf(meaning), today, filters };
}
