import 'server-only';
import { host } from '@/lib/contract/host';
import type { FoundService, ServiceSearch } from '@/lib/contract/service-search';
import { cachedRead } from '@/lib/host/transport/cached-read';
import { callHost } from '@/lib/host/transport/call-host';
import { HostError } from '@/lib/host/transport/host-error';
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
}

async function readServices(asked: AskedServices): Promise<FoundServices | null> {
  const query = { page: 1, ...asked, hostCountry: HOST_COUNTRY };
  try {
    const { total, results, facets } = await callHost(host.searchServices, { query });
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
  const said = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '');
  if (asked.q) return readServices(Object.fromEntries(said));
  // One spelling for one question, in whichever order it was put.
  return cachedServices(JSON.stringify(Object.fromEntries(said.sort())));
}
