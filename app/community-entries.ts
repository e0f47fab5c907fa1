import 'server-only';
import { INDEXED_FROM } from '@/lib/domain/directory/search';
import { COMMUNITIES } from '@/lib/domain/places/communities';
import { listUpcomingEvents } from '@/lib/host/directory/events';
import { searchServices } from '@/lib/host/directory/services';
import { communityPath } from '@/lib/url/communities-url';
import { paths } from '@/lib/url/paths';

/**
 * Includes only communities that search engines may have; empty where {host} has no directory.
 * Throws `HostError`.
 */
export async function listCommunityPaths(): Promise<string[]> {
  const [found, events] = await Promise.all([searchServices(), listUpcomingEvents()]);
  if (!found || !events) return [];
  const servicesOf = new Map(found.facets.communities.map(({ id, count }) => [id, count]));
  const eventsOf = (community: number) =>
    events.filter(({ communityId }) => communityId === community).length;
  const indexed = COMMUNITIES.filter(
    ({ id }) => (servicesOf.get(id) ?? 0) + eventsOf(id) >= INDEXED_FROM,
  );
  return [paths.communities, ...indexed.map(({ id }) => communityPath(id))];
}
