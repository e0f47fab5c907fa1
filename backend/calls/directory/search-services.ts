import type { Database } from '@/backend/db/client';
import { askedBy } from '@/backend/search/asked';
import type { Asked } from '@/backend/search/conditions';
import { readGroups, readKinds, readSpoken } from '@/backend/search/counts';
import { type Counts, countFacets } from '@/backend/search/facets';
import type { SaidFilter as MeantFilter } from '@/backend/search/hear';
import { type Meaning, readMeaning, relaxed, withoutUnknown } from '@/backend/search/meaning';
import { FEW_MATCHES, readNear } from '@/backend/search/near';
import { readNextFree } from '@/backend/search/openings';
import { type ResultRow, readPage } from '@/backend/search/page';
import { correct } from '@/backend/search/spelling';
import { suggest } from '@/backend/search/suggest';
import { noteUnfound } from '@/backend/search/unfound';
import type { HostTable } from '@/lib/shared/contract/host';
import type { FoundService, SaidFilter, ServiceSearch } from '@/lib/shared/contract/service-search';
import { usualOrder } from '@/lib/shared/domain/directory/search';
import { leadOf, truncateAtWord } from '@/lib/shared/domain/text/text';
import { localDay } from '@/lib/shared/time/format';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import type { Call } from '../call';

/** In characters: two lines of a card, and one. */
const SUMMARY = { limit: 90, line: 30 };

function summaryOf(opening: string): string {
  const lead = leadOf(opening, SUMMARY.limit);
  return lead.length < SUMMARY.line ? truncateAtWord(opening, SUMMARY.limit) : lead;
}

function toFound(row: ResultRow, nextAvailableAt: number | null): FoundService {
  const { item, place_id: place } = row;
  return {
    id: row.id,
    name: row.name,
    summary: summaryOf(row.opening),
    language: row.language,
    secondLanguage: row.second_language,
    secondSummary: summaryOf(row.second_opening),
    address: row.address,
    cityId: place === null ? '' : String(place),
    categoryId: row.category_id,
    communityId: row.community_id,
    subcategories: row.subcategories.map(({ id, title }) => ({ id: String(id), title })),
    profileImageUrl: row.profile_image_url ?? '',
    isCommunityFavorite: row.is_community_favorite,
    priceFromMinor: item ? item.price_minor : row.price_minor,
    nextAvailableAt,
    score: { count: row.review_count, sum: row.review_sum },
    isPrivatePerson: row.trader === 'private',
    speaks: row.speaks,
    item: item && {
      name: item.name,
      language: item.language ?? '',
      secondLanguage: item.second_language ?? '',
      secondName: item.second_name ?? '',
      others: item.others,
    },
  };
}

function toSaid({ choice, text, without }: MeantFilter): SaidFilter {
  const idOf = () => {
    if (choice.by === 'place') return String(choice.cityId);
    return choice.by === 'community' ? String(choice.community) : '';
  };
  return {
    by: choice.by,
    id: idOf(),
    isNear: choice.by === 'place' && choice.around !== null,
    day: choice.by === 'day' ? choice.day : '',
    priceUpTo: choice.by === 'price' ? choice.priceUpTo : null,
    text,
    without,
  };
}

const soonestFirst = (a: FoundService, b: FoundService) =>
  (a.nextAvailableAt ?? Number.MAX_VALUE) - (b.nextAvailableAt ?? Number.MAX_VALUE);

interface Understood {
  asked: Asked;
  meaning: Meaning;
  filters: readonly MeantFilter[];
  counts: Counts;
}

async function understand(
  db: Database,
  search: ServiceSearch,
  today: LocalDate,
): Promise<Understood> {
  return countMeant(db, search, await readMeaning(db, search.q ?? '', today), today);
}

async function countMeant(
  db: Database,
  search: ServiceSearch,
  meaning: Meaning,
  today: LocalDate,
): Promise<Understood> {
  const { filters, ...asked } = askedBy(search, meaning, today);
  // If there are only filters, no service matches better than another.
  const usual = usualOrder(asked.tiers === null ? '' : search.q);
  const sort = asked.tiers === null && search.sort === 'best' ? usual : (search.sort ?? usual);
  const sorted = { ...asked, search: { ...asked.search, sort } };
  const [groups, kinds] = await Promise.all([readGroups(db, sorted), readKinds(db, sorted)]);
  return { asked: sorted, meaning, filters, counts: countFacets(groups, kinds, asked.search) };
}

/** If nothing fits all words, leaves out the words that only add detail. */
async function understandHead(db: Database, search: ServiceSearch, today: LocalDate) {
  const whole = await understand(db, search, today);
  const head = whole.counts.total === 0 ? relaxed(whole.meaning) : null;
  if (head === null) return whole;
  const part = await countMeant(db, search, head, today);
  return part.counts.total > 0 ? part : whole;
}

/** With `exact`, a correction is only offered and not used. */
async function understandTyped(db: Database, search: ServiceSearch, today: LocalDate) {
  const typed = await understandHead(db, search, today);
  const { q } = search;
  if (typed.counts.total > 0 || !q) return { ...typed, meant: null };
  const meantQ = await correct(db, q, typed.meaning);
  const meant = meantQ === null ? null : await understandHead(db, { ...search, q: meantQ }, today);
  if (meantQ === null || meant === null || meant.counts.total === 0) {
    const known = withoutUnknown(typed.meaning);
    const part = known && (await countMeant(db, search, known, today));
    return { ...(part && part.counts.total > 0 ? part : typed), meant: null };
  }
  const isApplied = search.exact !== true;
  return { ...(isApplied ? meant : typed), meant: { q: meantQ, applied: isApplied } };
}

/** Free times are current. The order of the results is a few seconds behind. */
export const searchServices: Call<HostTable['searchServices']> = async ({ query }, { db, now }) => {
  const today = localDay(now(), VENUE_ZONE.id);
  const { asked, meaning, filters, counts, meant } = await understandTyped(db, query, today);
  const [rows, languages] = await Promise.all([
    readPage(db, asked, counts),
    readSpoken(db, query.hostCountry),
  ]);
  const isFew = counts.total < FEW_MATCHES && !(meaning.isName && counts.total > 0);
  const isAsked = query.q && query.page === 1 && !query.tried;
  const hasRoom = isAsked && isFew;
  const matches = rows.map(({ id }) => id);
  const concepts = [...meaning.concepts, ...(counts.total === 0 ? meaning.preferred : [])];
  const near = hasRoom ? await readNear(db, asked, { concepts, matches }) : [];
  if (query.q && isAsked && counts.total === 0) {
    await noteUnfound(db, query.q, meaning, today);
  }
  const shown = [...rows, ...near.map(({ row }) => row)];
  const wanted = shown.map(({ id, item }) => ({ serviceId: id, itemId: item?.id ?? null }));
  const free = await readNextFree(db, wanted, now());
  const foundOf = (row: ResultRow) => toFound(row, free.get(row.id) ?? null);
  const results = rows.map(foundOf);
  return {
    total: counts.total,
    results: asked.search.sort === 'soonest' ? results.sort(soonestFirst) : results,
    facets: { ...counts.facets, languages },
    near: near.map(({ row, reason }) => ({ service: foundOf(row), reason })),
    understood: {
      words: meaning.words,
      aside: meaning.aside,
      leftOut: meaning.leftOut,
      filters: filters.map(toSaid),
    },
    didYouMean: meant,
  };
};

export const listSuggestions: Call<HostTable['listSuggestions']> = async ({ query }, { db }) => ({
  suggestions: await suggest(db, query.hostCountry, query.q),
});
