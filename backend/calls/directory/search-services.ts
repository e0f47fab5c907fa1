import { baseOf, readQuery } from '@/backend/search/conditions';
import { readGroups, readSubcategories } from '@/backend/search/counts';
import { countFacets } from '@/backend/search/facets';
import { readNextFree } from '@/backend/search/openings';
import { type ResultRow, readPage } from '@/backend/search/page';
import type { HostTable } from '@/lib/contract/host';
import type { ServiceResultAnswer } from '@/lib/contract/shapes/directory/service-search';
import { toDecimal } from '@/lib/domain/money';
import { toIso } from '@/lib/time/instant';
import type { Call } from '../call';

function toAnswer(row: ResultRow, nextFree: number | null): ServiceResultAnswer {
  const { price_minor: price, place_id: place } = row;
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    city_id: place === null ? null : String(place),
    category_id: row.category_id,
    community_id: row.community_id,
    subcategories: row.subcategories,
    profile_image_url: row.profile_image_url,
    is_community_favorite: row.is_community_favorite,
    price_from: price === null ? null : toDecimal(price),
    next_available: nextFree === null ? null : toIso(nextFree),
  };
}

const soonestFirst = (a: ServiceResultAnswer, b: ServiceResultAnswer) =>
  (a.next_available ?? '9').localeCompare(b.next_available ?? '9');

/**
 * Searches the public services. The next free times of the page are read from the calendars
 * themselves; which page a service is on follows its calendar within seconds.
 */
export const searchServices: Call<HostTable['searchServices']> = async ({ query }, { db, now }) => {
  const base = baseOf(query, await readQuery(db, query));
  const groups = await readGroups(db, query, base);
  const { total, facets } = countFacets(groups, query);
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  const [rows, subcategories] = await Promise.all([
    readPage(db, query, base, { fitting: total, all }),
    readSubcategories(db, query, base),
  ]);
  const ids = rows.map(({ id }) => id);
  const free = await readNextFree(db, ids, now());
  const answers = rows.map((row) => toAnswer(row, free.get(row.id) ?? null));
  return {
    total,
    results: query.sort === 'soonest' ? answers.sort(soonestFirst) : answers,
    facets: { ...facets, subcategories },
  };
};
