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
import { cachedRead } from '@/lib/host/transport/cached-read';
import { callHost, isOffered } from '@/lib/host/transport/call-host';
import { HostError } from '@/lib/host/transport/host-error';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { serverOf } from '@/lib/host/transport/servers';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';
import { hasNoDirectory } from './has-no-directory';

/** What is looked for; without anything, all public services, the soonest free time first. */
export type AskedServices = Partial<Omit<ServiceSearch, 'hostCountry'>>;

/** How many results a choice would leave; a choice of a list by its number. */
interface Count {
  id: number;
  count: number;
}

/** A page of the services found, the number of all, and what each choice of a filter would leave. */
export interface FoundServices {
  total: number;
  results: FoundService[];
  facets: Record<'categories' | 'subcategories' | 'communities' | 'cities', Count[]>;
  /** Some that do not match, the nearest first; only on the first page of few matches. */
  near: NearService[];
  /** What is looked for, what only says who comes first, and the filters that were found in the words. */
  understood: { words: string; aside: string; filters: SaidFilter[] };
  /** Other words than were typed; `applied` says whether the results are theirs. */
  didYouMean: { q: string; applied: boolean } | null;
}

/** Whether {host} has said that it understands words, and takes evenings, weekends and prices. */
export function understandsWords(): boolean {
  return hostOffers(serverOf({}).base, 'search-words');
}

/** What {host} understands of a question: another one would ignore the rest, and answer something else. */
async function understoodOf(asked: AskedServices): Promise<AskedServices> {
  if (await isOffered(host.searchServices, 'search-words')) return asked;
  const { soon, evening, weekend, priceUpTo, exact, ...plain } = asked;
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

/**
 * The public services that fit; null where {host} has no directory. What was chosen from lists is
 * shared by all visitors for a minute, what somebody typed is kept nowhere. Throws `HostError`.
 */
export async function searchServices(asked: AskedServices = {}): Promise<FoundServices | null> {
  const said = Object.entries(asked).filter(
    ([, value]) => value !== undefined && value !== '' && value !== false,
  );
  if (asked.q) return readServices(Object.fromEntries(said));
  // One spelling for one question, in whichever order it was put.
  return cachedServices(JSON.stringify(Object.fromEntries(said.sort())));
}

/**
 * What may complete the words that somebody is typing; none where {host} completes nothing, for too few
 * letters or too many. Kept nowhere. Throws `HostError`.
 */
export async function listSuggestions(typed: string): Promise<Suggestion[]> {
  const q = typed.trim();
  if (q.length < SUGGESTED_FROM || q.length > LONGEST_PHRASE) return [];
  if (!(await isOffered(host.listSuggestions, 'suggestions'))) return [];
  const query = { hostCountry: HOST_COUNTRY, q };
  const { suggestions } = await callHost(host.listSuggestions, { query });
  return suggestions.filter((suggestion) => suggestion !== null);
}
