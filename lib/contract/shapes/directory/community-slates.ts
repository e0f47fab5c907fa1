import { z } from 'zod';
import { Author, Slate, SlateAnswer } from '@/lib/contract/shapes/slates';
import { readableList, WireId, WireNumber } from '@/lib/contract/shapes/wire';
import { COMMUNITIES, isCommunityId } from '@/lib/domain/places/communities';

/** One of the six communities, in a path. */
export const CommunityParam = z.coerce.number().int().min(1).max(COMMUNITIES.length);

/** A post of a community, with what its own page shows of it and of who wrote it. */
const CommunitySlateAnswer = SlateAnswer.extend({
  author: z.object({ id: z.string(), name: z.string(), profileImage: z.string().nullable() }),
});

/** Some posts of a community, the newest first, and the number of all. */
export const CommunitySlatesAnswer = z.object({
  total: z.number().int(),
  results: z.array(CommunitySlateAnswer),
});

const CommunitySlate = z
  .intersection(Slate, z.object({ id: WireId, author: Author.nullish().catch(null) }))
  .transform(({ id, text, createdAt, likeCount, commentCount, media, author }) => ({
    id,
    text,
    createdAt,
    likeCount,
    commentCount,
    mediaType: media?.type ?? null,
    /** Whether there is a still picture: of a video, the one before it plays. */
    hasPicture: media !== null && (media.type === 'image' || media.posterUrl !== ''),
    author: { name: author?.name ?? '', hasPicture: Boolean(author?.profileImage) },
  }));
export type CommunitySlate = z.output<typeof CommunitySlate>;

/** The same in our shape. */
export const FoundCommunitySlates = z.object({
  total: z.number().int(),
  results: readableList(CommunitySlate),
});

/** The community that a post was written in; null for a post to everybody. */
export const SlateCommunityAnswer = z.object({ community_id: z.number().int().nullable() });

/** The same in our shape. */
export const FoundSlateCommunity = z
  .looseObject({ community_id: WireNumber })
  .transform(({ community_id: id }) => ({ communityId: isCommunityId(id) ? id : null }));
