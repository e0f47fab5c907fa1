import 'server-only';
import { host } from '@/lib/contract/host';
import type {
  FoundService,
  NearService,
  SaidFilter,
  ServiceSearch,
} from '@/lib/contract/service-search';
import type { Suggestion } from '@/lib/contract/suggestions';
import { LONGEST_PHRASE, SUGGESTED_FROM } from '@/lib/domain/directory/search';
import type { SpokenLanguage } from '@/lib/domain/languages';
import { cachedRead } from '@/lib/host/transport/cached-read';
import { callHost, isOffered } from '@/lib/host/transport/call-host';
import { HostError } from '@/lib/host/transport/host-error';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { inTime } from '@/lib/host/transport/in-time';
import { serverOf } from '@/lib/host/transport/servers';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';
import { hasNoDirectory } from './offered';

/** Empty for all public services, the soonest free time first. */
export type AskedServices = Partial<Omit<ServiceSearch, 'hostCountry'>>;

/** Listed choices are by number. */
interface Count {
  id: number;
  count: number;
}

/** One page, with the number of all and what each filter would leave. */
export interface FoundServices {
  total: number;
  results: FoundService[];
  facets: Record<'categories' | 'subcategories' | 'communities' | 'cities', Count[]> & {
    /** Those that anybody speaks, the most spoken first; none where {host} does not know. */
    languages: SpokenLanguage[];
  };
  /** Do not match, nearest first; only on the first page of few matches. */
  near: NearService[];
  /** `aside` only affects the order. */
  understood: { words: string; aside: string; filters: SaidFilter[] };
  /** `applied` says whether the results are those of the other words. */
  didYouMean: { q: string; applied: boolean } | null;
}

export function understandsWords(): boolean {
  return hostOffers(serverOf({}).base, 'search-words');
}

/** A {host} that does not understand a part would ignore it, and answer another question. */
async function understoodOf(asked: AskedServices): Promise<AskedServices> {
  const understands = await isOffered(host.searchServices, 'search-words');
  const { sort, ...unsorted } = asked;
  const known = sort === 'reviewed' && !hostOffers(serverOf({}).base, 'reviews') ? unsorted : asked;
  const { speaks, ...unspoken } = known;
  const spoken = hostOffers(serverOf({}).base, 'written-languages') ? known : unspoken;
  if (understands) return spoken;
  const { soon, evening, weekend, priceUpTo, exact, tried, ...plain } = spoken;
  return plain;
}

async function readServices(asked: AskedServices): Promise<FoundServices | null> {
  try {
    const query = { page: 1, ...(await understoodOf(asked)), hostCountry: HOST_COUNTRY };
    const answer = await callHost(host.searchServices, { query });
    const { total, results, facets, near, understood, did_you_mean: meant } = answer;
    const shown = (counts: readonly (Count | null)[]) => counts.filter((count) => count !== null);
    return {
      total,
      results: results.filter((service) => service !== null),
      facets: {
        categories: shown(facets.categories),
        subcategories: shown(facets.subcategories),
        communities: shown(facets.communities),
        cities: shown(facets.cities),
        languages: facets.languages,
      },
      near: near.filter((service) => service !== null),
      understood: {
        words: understood?.words ?? asked.q ?? '',
        aside: understood?.aside ?? '',
        filters: understood?.filters.filter((filter) => filter !== null) ?? [],
      },
      didYouMean: meant?.q ? { q: meant.q, applied: meant.applied } : null,
    };
  } catch (error) {
    if (error instanceof HostError && hasNoDirectory(error)) return null;
    throw error;
  }
}

const cachedServices = cachedRead(
  'found-services',
  (asked: string) => readServices(JSON.parse(asked)),
  () => ['services'],
);

/** How long a kept answer waits until it is known what {host} offers, in ms; the page shows no more than that. */
const ASK_MS = 1_000;

/** Null where {host} has no directory. Typed words are never cached. Throws `HostError`. */
export async function searchServices(asked: AskedServices = {}): Promise<FoundServices | null> {
  const said = Object.entries(asked).filter(
    ([, value]) => value !== undefined && value !== '' && value !== false,
  );
  if (asked.q) return readServices(Object.fromEntries(said));
  // A process that starts has asked nothing yet, and a kept answer asks nothing.
  await inTime(isOffered(host.searchServices, 'search-words'), ASK_MS);
  // Sorted, so that equal questions have the same key.
  return cachedServices(JSON.stringify(Object.fromEntries(said.sort())));
}

/** None for too few or too many letters. Never cached. Throws `HostError`. */
export async function listSuggestions(typed: string): Promise<Suggestion[]> {
  const q = typed.trim();
  if (q.length < SUGGESTED_FROM || q.length > LONGEST_PHRASE) return [];
  if (!(await isOffered(host.listSuggestions, 'suggestions'))) return [];
  const query = { hostCountry: HOST_COUNTRY, q };
  const { suggestions } = await callHost(host.listSuggestions, { query });
  return suggestions.filter((suggestion) => suggestion !== null);
}
