import 'server-only';
import { cache } from 'react';
import type { ListedPost } from '@/components/find/posts/post-list';
import type { ShownPosts } from '@/components/find/posts/posts-view';
import { pagesOf } from '@/components/find/search/result-pages';
import { listCommunitySlates, offersPosts } from '@/lib/server/host/slates/community-slates';
import { inTime } from '@/lib/server/host/transport/in-time';
import { RESULTS_PER_PAGE } from '@/lib/shared/domain/directory/search';
import { communityOfSlug } from '@/lib/shared/domain/directory/slugs';
import { COMMUNITIES, type CommunityId } from '@/lib/shared/domain/places/communities';

const WAIT_MS = 2000;
const OWN_FIRST = 3;

export type LoadedPosts = (ShownPosts & { isComplete: boolean }) | 'missing' | 'failed';

const read = (id: CommunityId, page: number) => inTime(listCommunitySlates(id, page), WAIT_MS);

/** Gives the posts that were read in time, and whether they are all. */
const readAll = cache(async () => {
  const lists = await Promise.all(
    COMMUNITIES.map(async ({ id }) => ({ id, found: await read(id, 1) })),
  );
  const posts = lists.flatMap(({ id, found }) =>
    (found?.slates ?? []).map((slate): ListedPost => ({ slate, communityId: id })),
  );
  return {
    lists,
    posts: posts.sort((a, b) => (b.slate.createdAt ?? 0) - (a.slate.createdAt ?? 0)),
    communities: lists.filter(({ found }) => found?.slateCount).map(({ id }) => id),
    hasFailed: lists.every(({ found }) => found === undefined),
    isComplete: lists.every(({ found }) => found !== undefined),
  };
});

/** `own` comes first. */
export async function loadAllPosts(own: CommunityId | null = null): Promise<LoadedPosts> {
  if (!offersPosts()) return 'missing';
  const { lists, posts, communities, hasFailed, isComplete } = await readAll();
  if (hasFailed) return 'failed';
  const ownList = own === null ? null : lists.find(({ id }) => id === own)?.found;
  return {
    posts: posts.slice(0, RESULTS_PER_PAGE),
    // Nothing about a community whose posts were late.
    own:
      ownList === undefined
        ? null
        : {
            community: own,
            count: ownList?.slateCount ?? 0,
            posts: posts.filter(({ communityId }) => communityId === own).slice(0, OWN_FIRST),
          },
    communityId: null,
    page: 1,
    total: posts.length,
    communities,
    isComplete,
  };
}

/** `missing` if there is no such page. */
export async function loadPostsOf(slug: string, page: number): Promise<LoadedPosts> {
  const id = communityOfSlug(slug);
  if (id === null || !offersPosts()) return 'missing';
  const [found, { communities }] = await Promise.all([read(id, page), readAll()]);
  if (!found) return 'failed';
  if (page > Math.max(1, pagesOf(found.slateCount))) return 'missing';
  const posts = found.slates.map((slate): ListedPost => ({ slate, communityId: id }));
  return {
    posts,
    own: null,
    communityId: id,
    page,
    total: found.slateCount,
    communities,
    isComplete: true,
  };
}
