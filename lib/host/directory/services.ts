import 'server-only';
import { host } from '@/lib/contract/host';
import type {
  FoundService,
  NearService,
  SaidFilter,
  ServiceSearch,
  Suggestion,
} from '@/lib/contract/service-search';
import { LONGEST_PHRASE, SUGGESTED_FROM } from '@/lib/domain/directory/search';
import type { SpokenLanguage } from '@/lib/domain/languages';
import { cachedRead } from '@/lib/host/transport/cached-read';
import { callHost, isOffered } from '@/lib/host/transport/call-host';
import { HostError } from '@/lib/host/transport/host-error';
import { inTime } from '@/lib/host/transport/in-time';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';

export type AskedServices = Partial<Omit<ServiceSearch, 'hostCountry'>>;

interface Count {
  id: number;
  count: number;
}

/** Facets count what each filter would leave. */
export interface FoundServices {
  total: number;
  results: FoundService[];
  facets: Record<'categories' | 'subcategories' | 'communities' | 'cities', Count[]> & {
    /** Most spoken first. */
    languages: SpokenLanguage[];
  };
  /** Near misses, on the first page of few matches. */
  near: NearService[];
  /** `aside` only affects the order; `leftOut` named no service. */
  understood: { words: string; aside: string; leftOut: string; filters: SaidFilter[] };
  /** `applied`: the results are those of `q`. */
  didYouMean: { q: string; applied: boolean } | null;
}

/** Without words no item is asked for. */
const withItem = (service: FoundService, { q }: AskedServices): FoundService =>
  q ? service : { ...service, item: service.item ?? null };

async function readServices(asked: AskedServices): Promise<FoundServices | null> {
  try {
    const query = { page: 1, ...asked, hostCountry: HOST_COUNTRY };
    const answer = await callHost(host.searchServices, { query });
    const { total, results, facets, near, understood, did_you_mean: meant } = answer;
    const shown = (counts: readonly (Count | null)[]) => counts.filter((count) => count !== null);
    return {
      total,
      results: results.flatMap((service) => (service ? [withItem(service, asked)] : [])),
      facets: {
        categories: shown(facets.categories),
        subcategories: shown(facets.subcategories),
        communities: shown(facets.communities),
        cities: shown(facets.cities),
        languages: facets.languages,
      },
      near: near.flatMap((one) => (one ? [{ ...one, service: withItem(one.service, asked) }] : [])),
      understood: {
        words: understood?.words ?? asked.q ?? '',
        aside: understood?.aside ?? '',
        leftOut: understood?.left_out ?? '',
        filters: understood?.filters.filter((filter) => filter !== null) ?? [],
      },
      didYouMean: meant?.q ? { q: meant.q, applied: meant.applied } : null,
    };
  } catch (error) {
    if (error instanceof HostError && error.kind === 'not_offered') return null;
    throw error;
  }
}

const cachedServices = cachedRead(
  'found-services',
  (asked: string) => readServices(JSON.parse(asked)),
  () => ['services'],
);

/** Longest wait, in ms, to learn whether {host} is ours. */
const ASK_MS = 1_000;

/** Null without a directory. Typed words are never cached. Throws `HostError`. */
export async function searchServices(asked: AskedServices = {}): Promise<FoundServices | null> {
  const said = Object.entries(asked).filter(
    ([, value]) => value !== undefined && value !== '' && value !== false,
  );
  if (asked.q) return readServices(Object.fromEntries(said));
  // A new process knows nothing of {host} yet.
  await inTime(isOffered(host.searchServices), ASK_MS);
  // Sorted: equal questions get the same key.
  return cachedServices(JSON.stringify(Object.fromEntries(said.sort())));
}

/** None for too few or too many letters. Never cached. Throws `HostError`. */
export async function listSuggestions(typed: string): Promise<Suggestion[]> {
  const q = typed.trim();
  if (q.length < SUGGESTED_FROM || q.length > LONGEST_PHRASE) return [];
  if (!(await isOffered(host.listSuggestions))) return [];
  const query = { hostCountry: HOST_COUNTRY, q };
  const { suggestions } = await callHost(host.listSuggestions, { query });
  return suggestions.filter((suggestion) => suggestion !== null);
}
