import { PostCard } from '@/components/find/community/post-card';
import type { CommunitySlate } from '@/lib/shared/contract/slates';
import type { CommunityId } from '@/lib/shared/domain/places/communities';

export interface ListedPost {
  slate: CommunitySlate;
  communityId: CommunityId;
}

interface PostListProps {
  posts: readonly ListedPost[];
  /** Epoch ms. */
  now: number;
  isMixed: boolean;
}

export function PostList({ posts, now, isMixed }: PostListProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {posts.map(({ slate, communityId }) => (
        <li className="min-w-0" key={slate.id}>
          <PostCard slate={slate} now={now} communityId={isMixed ? communityId : undefined} />
        </li>
      ))}
    </ul>
  );
}
