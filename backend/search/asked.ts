import type { ServiceSearch } from '@/lib/shared/contract/service-search';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { type Concept, isTrade, NOTHING } from './concept';
import type { Asked, Wanted, WantedItems } from './conditions';
import type { SaidFilter } from './hear';
import type { Meaning } from './meaning';

const together = (conditions: readonly string[], sign: '&' | '|') =>
  conditions.length > 1 ? `(${conditions.join(` ${sign} `)})` : (conditions[0] ?? '');

export const allOfConcepts = (
  concepts: readonly Concept[],
  how: 'strong' | 'full' | 'named',
): string =>
  together(
    concepts.map((concept) => concept[how]),
    '&',
  );

/**
 * Conditions from best to worst: everything that was typed is in the name, the concepts are in the
 * name, they are offered, or they are only described. With `preferred`, concepts in the name count
 * only for services that also fit it, and such services come first among those that offer the
 * concepts.
 */
function tiersOf({ concepts, preferred, name }: Meaning): string[] | null {
  if (concepts.length === 0) return null;
  const named = allOfConcepts(concepts, 'named');
  const strong = allOfConcepts(concepts, 'strong');
  const also = together(
    preferred.map(({ full }) => full),
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

/**
 * If the question has a trade, an item must fit it. The other concepts decide which fitting item is
 * best.
 */
function wantedItems({ concepts, preferred }: Meaning): WantedItems | null {
  const trades = concepts.filter(isTrade);
  const needed = trades.length > 0 ? trades : concepts;
  const termsOf = ({ inItem }: Concept) =>
    Object.values(inItem).filter((terms) => terms !== NOTHING);
  const any = together(needed.flatMap(termsOf), '|');
  if (any === '') return null;
  const named = needed.filter(({ sense }) => !(sense?.kinds.length || sense?.whole.length));
  return {
    any,
    free:
      together(
        named.map(({ inItem }) => inItem.said),
        '|',
      ) || NOTHING,
    parts: [...concepts, ...preferred].map((one) => one.inItem),
  };
}

/**
 * If the visitor chose a filter in a list, it replaces a filter of the same kind from the words.
 */
function isChosen({ choice: { by } }: SaidFilter, search: ServiceSearch): boolean {
  if (by === 'place') return search.cityId !== undefined;
  if (by === 'community') return search.communityId !== undefined;
  if (by === 'price') return search.priceUpTo !== undefined;
  if (by === 'day') return search.day !== undefined;
  return search[by] === true;
}

function countingFilters({ filters }: Meaning, search: ServiceSearch): SaidFilter[] {
  return filters.filter((filter) => !isChosen(filter, search));
}

function wantedBy(search: ServiceSearch, filters: readonly SaidFilter[]): Wanted {
  const { q, exact, tried, ...wanted }: ServiceSearch & Wanted = { ...search };
  for (const { choice } of filters) {
    if (choice.by === 'place') {
      wanted.cityId = choice.cityId;
      wanted.around = choice.around ?? undefined;
    } else if (choice.by === 'community') wanted.communityId = choice.community;
    else if (choice.by === 'price') wanted.priceUpTo = choice.priceUpTo;
    else if (choice.by === 'day') wanted.day = choice.day;
    else {
      wanted[choice.by] = true;
      if (choice.by === 'weekend') wanted.weekendFrom = choice.from;
    }
  }
  return wanted;
}

export function askedBy(
  search: ServiceSearch,
  meaning: Meaning,
  today: LocalDate,
): Asked & { filters: SaidFilter[] } {
  const filters = countingFilters(meaning, search);
  return {
    search: wantedBy(search, filters),
    tiers: tiersOf(meaning),
    items: wantedItems(meaning),
    today,
    filters,
  };
}
