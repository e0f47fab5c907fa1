import 'server-only';
import { INDEXED_FROM } from '@/lib/domain/directory/search';
import { COMMUNITIES } from '@/lib/domain/places/communities';
import { listCommunitySlates } from '@/lib/host/slates/community-slates';
import { inTime } from '@/lib/host/transport/in-time';
import { postsPath } from '@/lib/url/communities-url';
import { paths } from '@/lib/url/paths';

const WAIT_MS = 3000;

/** Empty where the network service lists none or does not answer. */
export async function listPostPaths(): Promise<string[]> {
  const counted = await Promise.all(
    COMMUNITIES.map(async ({ id }) => {
      const found = await inTime(listCommunitySlates(id), WAIT_MS);
      return { id, count: found?.slateCount ?? 0 };
    }),
  );
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  const large = counted.filter(({ count }) => count >= INDEXED_FROM);
  return [...(all >= INDEXED_FROM ? [paths.posts] : []), ...large.map(({ id }) => postsPath(id))];
}
