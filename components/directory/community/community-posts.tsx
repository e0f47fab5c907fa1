import type { CommunitySlate } from '@/lib/contract/shapes/directory/community-slates';
import { PostCard } from './post-card';

interface CommunityPostsProps {
  slates: readonly CommunitySlate[];
  /** Epoch ms. */
  now: number;
}

/** The newest posts of a community. Where they stand two by two, an odd one is left out. */
export function CommunityPosts({ slates, now }: CommunityPostsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5">
      {slates.map((slate) => (
        <li className="min-w-0 sm:last:odd:not-first:hidden" key={slate.id}>
          <PostCard slate={slate} now={now} />
        </li>
      ))}
    </ul>
  );
}
