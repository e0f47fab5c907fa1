import 'server-only';
import { cache } from 'react';
import type { SlateProblem } from '@/components/news/slates/slate-problem';
import { isDirectoryOffered } from '@/lib/server/host/directory/offered';
import { findSlateCommunity } from '@/lib/server/host/slates/community-slates';
import { findAuthor, findSlate, listAuthorSlates } from '@/lib/server/host/slates/slates';
import { HostError } from '@/lib/server/host/transport/host-error';
import { inTime } from '@/lib/server/host/transport/in-time';
import type { Author, AuthorSlate, Slate } from '@/lib/shared/contract/slates';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { isSlateId } from '@/lib/shared/url/slate-url';

const MORE = { waitMs: 1000, count: 4 };

export type LoadedSlate =
  | {
      slate: Slate;
      author: Author | null;
      more: AuthorSlate[];
      /** Null if the post's community has no page. */
      communityId: CommunityId | null;
      /** False if a part is missing because its call failed. */
      isComplete: boolean;
    }
  | { problem: SlateProblem };

export const loadSlate = cache(async (id: string): Promise<LoadedSlate> => {
  if (!isSlateId(id)) return { problem: { kind: 'notFound' } };
  try {
    const slate = await findSlate(id);
    if (!slate) return { problem: { kind: 'notFound' } };
    const [author, listed, community] = await Promise.all([
      findAuthor(slate),
      inTime(listAuthorSlates(slate.authorId), MORE.waitMs),
      inTime(findSlateCommunity(id), MORE.waitMs),
    ]);
    const communityId = isDirectoryOffered() ? (community ?? null) : null;
    const more = (listed ?? []).filter((other) => other.id !== id).slice(0, MORE.count);
    const isComplete = [author, listed, community].every((part) => part !== undefined);
    return { slate, author: author ?? null, more, communityId, isComplete };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const { kind, status } = error;
    return { problem: kind === 'status' ? { kind: 'refused', status } : { kind: 'failed' } };
  }
});
