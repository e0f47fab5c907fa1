import 'server-only';
import { cache } from 'react';
import { byId } from '@/components/directory/find/counts';
import type { GivenUp, WayOn, WaysOn } from '@/components/directory/find/ways-on';
import { LONGEST_PHRASE } from '@/lib/domain/directory/search';
import {
  type AskedServices,
  type FoundServices,
  searchServices,
} from '@/lib/host/directory/services';
import { HostError } from '@/lib/host/transport/host-error';
import { inTime } from '@/lib/host/transport/in-time';
import { ANYBODY, type FindState, findWith } from '@/lib/url/find-url';

/** What the directory answers. It is `missing` where {host} has none. */
export type Find =
  | { kind: 'found'; found: FoundServices }
  | { kind: 'empty'; found: FoundServices; on: WaysOn }
  | { kind: 'missing' | 'failed' | 'tooLong' };

/** How long a page waits for what leads on from an empty search, in ms. */
const WAIT = 2000;
/** More ways than these would be more to read than to think of oneself. */
const MOST_WAYS = 4;
const CLOSE = 4;

function toAsked(state: FindState): AskedServices {
  return {
    categoryId: state.category ?? undefined,
    communityId: state.community ?? undefined,
    subcategoryId: state.kind ?? undefined,
    cityId: state.place ?? undefined,
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

/** Each choice without which there may be somebody, and of several words each alone. */
function changesOf(state: FindState): Omit<WayOn, 'count'>[] {
  const { category, community, kind, place, day, q } = state;
  const chosen = Object.entries({ kind, day, place, community, category });
  const words = [...new Set(q.split(' '))].slice(0, 2);
  return [
    ...chosen
      .filter(([, choice]) => choice !== null)
      .map(([name]) => ({ givenUp: name as GivenUp, to: findWith(state, { [name]: null }) })),
    ...(words.length > 1
      ? words.map((word) => ({ givenUp: 'words' as const, to: findWith(state, { q: word }) }))
      : []),
    ...(q && chosen.some(([, choice]) => choice !== null)
      ? [{ givenUp: 'words' as const, to: findWith(state, { q: '' }) }]
      : []),
  ];
}

/** Where no single change finds anybody: the words without all choices, or the category alone. */
function largeChangesOf({ q, category }: FindState): Omit<WayOn, 'count'>[] {
  const phrases = q ? [...new Set([q, ...q.split(' ').slice(0, 2)])] : [];
  return [
    ...phrases.map((phrase) => ({
      givenUp: phrase === q ? ('choices' as const) : ('words' as const),
      to: findWith(ANYBODY, { q: phrase }),
    })),
    ...(category === null ? [] : [{ givenUp: 'rest' as const, to: { ...ANYBODY, category } }]),
  ];
}

const search = (to: FindState) => inTime(searchServices(toAsked(to)), WAIT);

/** The changes that find somebody, with what they find. */
async function thoseThatFind(changes: readonly Omit<WayOn, 'count'>[]) {
  const tried = await Promise.all(
    changes.map(async (change) => ({ ...change, found: await search(change.to) })),
  );
  return tried
    .flatMap(({ found, ...change }) => (found?.total ? [{ ...change, found }] : []))
    .slice(0, MOST_WAYS);
}

async function findWaysOn(state: FindState): Promise<WaysOn> {
  const [all, near] = await Promise.all([search(ANYBODY), thoseThatFind(changesOf(state))]);
  const ways = near.length > 0 ? near : await thoseThatFind(largeChangesOf(state));
  return {
    ways: ways.map(({ found, ...way }) => ({ ...way, count: found.total })),
    close: ways[0]?.found.results.slice(0, CLOSE) ?? [],
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
    return { kind: 'empty', found, on: await findWaysOn(state) };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { kind: 'failed' };
  }
}

const readOnce = cache((state: string) => readFind(JSON.parse(state)));

/** Reads what a search finds, once per request. */
export function loadFind(state: FindState): Promise<Find> {
  return readOnce(JSON.stringify(state));
}
