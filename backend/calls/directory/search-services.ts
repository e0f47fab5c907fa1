import { type Asked, readQuery } from '@/backend/search/conditions';
import { readGroups, readKinds } from '@/backend/search/counts';
import { countFacets } from '@/backend/search/facets';
import { readNextFree } from '@/backend/search/openings';
import { type ResultRow, readPage } from '@/backend/search/page';
import type { HostTable } from '@/lib/contract/host';
import type { ServiceResultAnswer } from '@/lib/contract/service-search';
import { usualOrder } from '@/lib/domain/directory/search';
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
  const sort = query.sort ?? usualOrder(query.q);
  const asked: Asked = { search: { ...query, sort }, words: await readQuery(db, query) };
  const [groups, kinds] = await Promise.all([readGroups(db, asked), readKinds(db, asked)]);
  const counts = countFacets(groups, kinds, query);
  const rows = await readPage(db, asked, counts);
  const ids = rows.map(({ id }) => id);
  const free = await readNextFree(db, ids, now());
  const answers = rows.map((row) => toAnswer(row, free.get(row.id) ?? null));
  return {
    total: counts.total,
    results: sort === 'soonest' ? answers.sort(soonestFirst) : answers,
    facets: counts.facets,
    near: [],
    understood: { words: query.q ?? '', filters: [] },
    did_you_mean: null,
  };
};
