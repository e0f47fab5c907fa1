import 'server-only';
import { cachedRead } from '@/lib/server/host/transport/cached-read';
import { callHost, isOffered } from '@/lib/server/host/transport/call-host';
import { HostError } from '@/lib/server/host/transport/host-error';
import { inTime } from '@/lib/server/host/transport/in-time';
import { host } from '@/lib/server/host/transport/rows';
import type {
  FoundServices,
  ServiceSearch,
  Suggestion,
} from '@/lib/shared/contract/service-search';
import { LONGEST_PHRASE, SUGGESTED_FROM } from '@/lib/shared/domain/directory/search';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';

export type AskedServices = Partial<Omit<ServiceSearch, 'hostCountry'>>;

async function readServices(asked: AskedServices): Promise<FoundServices | null> {
  try {
    const query = { page: 1, ...asked, hostCountry: HOST_COUNTRY };
    return await callHost(host.searchServices, { query });
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

/** The longest wait, in ms, to learn whether {host} is our backend. */
const ASK_MS = 1_000;

/**
 * Returns null without a directory. Searches for typed words are never cached. Throws `HostError`.
 */
export async function searchServices(asked: AskedServices = {}): Promise<FoundServices | null> {
  const said = Object.entries(asked).filter(
    ([, value]) => value !== undefined && value !== '' && value !== false,
  );
  if (asked.q) return readServices(Object.fromEntries(said));
  // A new process does not know {host} yet.
  await inTime(isOffered(host.searchServices), ASK_MS);
  // The parameters are sorted, so that equal questions have the same key.
  return cachedServices(JSON.stringify(Object.fromEntries(said.sort())));
}

/** Returns none if too few or too many letters were typed. Never cached. Throws `HostError`. */
export async function listSuggestions(typed: string): Promise<Suggestion[]> {
  const q = typed.trim();
  if (q.length < SUGGESTED_FROM || q.length > LONGEST_PHRASE) return [];
  if (!(await isOffered(host.listSuggestions))) return [];
  const query = { hostCountry: HOST_COUNTRY, q };
  return (await callHost(host.listSuggestions, { query })).suggestions;
}
