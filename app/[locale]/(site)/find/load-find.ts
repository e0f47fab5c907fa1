import 'server-only';
import { cache } from 'react';
import { byId } from '@/components/find/search/counts';
import type { ChangedSearch, GivenUp, WaysOn } from '@/components/find/search/ways-on';
import { type AskedServices, searchServices } from '@/lib/server/host/directory/services';
import { HostError } from '@/lib/server/host/transport/host-error';
import { inTime } from '@/lib/server/host/transport/in-time';
import type { FoundServices } from '@/lib/shared/contract/service-search';
import { LONGEST_PHRASE } from '@/lib/shared/domain/directory/search';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { ANYBODY, type FindState, findPath, findWith } from '@/lib/shared/url/find-url';

export type Find =
  | { kind: 'found'; found: FoundServices }
  | { kind: 'empty'; found: FoundServices; on: WaysOn }
  | { kind: 'missing' | 'failed' | 'tooLong' };

/** For the suggestions after an empty search, in ms. */
const WAIT = 2000;
const MOST_WAYS = 4;
const CLOSE = 4;

function toAsked(state: FindState): AskedServices {
  return {
    categoryId: state.category ?? undefined,
    communityId: state.community ?? undefined,
    subcategoryId: state.kind ?? undefined,
    cityId: state.place ?? undefined,
    speaks: state.speaks ?? undefined,
    q: state.q || undefined,
    day: state.day ?? undefined,
    soon: state.soon || undefined,
    evening: state.evening || undefined,
    weekend: state.weekend || undefined,
    priceUpTo: state.priceUpTo ?? undefined,
    exact: state.exact || undefined,
    sort: state.sort,
    page: state.page,
  };
}

/** The same search without one of its choices or filters, or with only one of its words. */
function changesOf(state: FindState, { understood }: FoundServices): ChangedSearch[] {
  const { category, community, kind, place, speaks, day, soon, evening, weekend, priceUpTo, q } =
    state;
  const choices: [GivenUp, boolean, Partial<FindState>][] = [
    ['kind', kind !== null, { kind: null }],
    ['day', day !== null, { day: null }],
    ['soon', soon, { soon: false }],
    ['evening', evening, { evening: false }],
    ['weekend', weekend, { weekend: false }],
    ['priceUpTo', priceUpTo !== null, { priceUpTo: null }],
    ['place', place !== null, { place: null }],
    ['speaks', speaks !== null, { speaks: null }],
    ['community', community !== null, { community: null }],
    ['category', category !== null, { category: null }],
  ];
  const chosen = choices.filter(([, isChosen]) => isChosen);
  const words = [...new Set(understood.words.split(' '))].slice(0, 2);
  const changes = [
    ...chosen.map(([givenUp, , without]) => ({ givenUp, to: findWith(state, without), said: '' })),
    ...understood.filters.map(({ without, text }) => ({
      givenUp: 'said' as const,
      to: findWith(state, { q: without }),
      said: text,
    })),
    ...[...(words.length > 1 ? words : []), ...(q && chosen.length > 0 ? [''] : [])].map((q) => ({
      givenUp: 'words' as const,
      to: findWith(state, { q }),
      said: '',
    })),
  ];
  return [...new Map(changes.map((change) => [findPath(change.to), change])).values()];
}

/** The words without any choice, or the category alone. */
function largeChangesOf({ q, category }: FindState): ChangedSearch[] {
  const phrases = q ? [...new Set([q, ...q.split(' ').slice(0, 2)])] : [];
  return [
    ...phrases.map((phrase) => ({
      givenUp: phrase === q ? ('choices' as const) : ('words' as const),
      to: findWith(ANYBODY, { q: phrase }),
      said: '',
    })),
    ...(category === null
      ? []
      : [{ givenUp: 'rest' as const, to: { ...ANYBODY, category }, said: '' }]),
  ];
}

/** Tells our backend not to count these among the searches of visitors. */
const tryOut = (to: FindState) =>
  inTime(searchServices({ ...toAsked(to), tried: to.q !== '' || undefined }), WAIT);

/** Leaves out the changes that find services only by guessing other words. */
async function thoseThatFind(changes: readonly ChangedSearch[]) {
  const tried = await Promise.all(
    changes.map(async (change) => ({ ...change, found: await tryOut(change.to) })),
  );
  return tried
    .flatMap(({ found, ...change }) =>
      found?.total && !found.didYouMean?.applied ? [{ ...change, found }] : [],
    )
    .slice(0, MOST_WAYS);
}

async function findWaysOn(state: FindState, found: FoundServices): Promise<WaysOn> {
  const [all, small] = await Promise.all([tryOut(ANYBODY), thoseThatFind(changesOf(state, found))]);
  const ways = small.length > 0 ? small : await thoseThatFind(largeChangesOf(state));
  const isNear = found.near.length > 0;
  return {
    ways: ways.map(({ found, ...way }) => ({ ...way, count: found.total })),
    close: isNear ? [] : (ways[0]?.found.results.slice(0, CLOSE) ?? []),
    total: all?.total ?? 0,
    communities: byId(all?.facets.communities ?? []),
  };
}

async function readFind(state: FindState): Promise<Find> {
  if ([...state.q].length > LONGEST_PHRASE) return { kind: 'tooLong' };
  try {
    const found = await searchServices(toAsked(state));
    if (!found) return { kind: 'missing' };
    if (found.total > 0) return { kind: 'found', found };
    return { kind: 'empty', found, on: await findWaysOn(state, found) };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { kind: 'failed' };
  }
}

/** Undefined if it cannot be told in time. */
export function loadCommunityFirst(community: CommunityId) {
  return tryOut({ ...ANYBODY, community });
}

const readOnce = cache((state: string) => readFind(JSON.parse(state)));

export function loadFind(state: FindState): Promise<Find> {
  return readOnce(JSON.stringify(state));
}
