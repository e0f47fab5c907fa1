import { z } from 'zod';
import { RESULTS_PER_PAGE } from '@/lib/domain/directory/search';
import { COMMUNITIES, isCommunityId } from '@/lib/domain/places/communities';
import { findInstant } from '@/lib/time/timestamp';
import { ReadTextLanguage } from './call-fields';
import { endpoint } from './endpoint';
import { Author, MEDIA_TYPES, Slate, SlateAnswer, WireMoment } from './slates';
import { placesIn, readableIn, readableList, WireId, WireNumber, WireText } from './wire';

const AuthorSlateAnswer = z.object({
  id: z.string(),
  text: z.string(),
  created_at: z.string(),
  media_type: z.enum(MEDIA_TYPES).nullable(),
  language: z.string().nullable(),
});

export const AuthorSlate = z
  .looseObject({
    id: WireId,
    text: WireText,
    created_at: WireMoment,
    media_type: z.enum(MEDIA_TYPES).nullish().catch(null),
    language: ReadTextLanguage,
  })
  .transform(({ id, text, created_at, media_type, language }) => ({
    id,
    text,
    language,
    createdAt: created_at ?? null,
    mediaType: media_type ?? null,
  }));
export type AuthorSlate = z.infer<typeof AuthorSlate>;

const PublicSlateAnswer = z.object({ id: z.string(), updated_at: z.string() });

export const PublicSlate = z
  .looseObject({ id: WireId, updated_at: z.unknown().optional().transform(findInstant) })
  .transform(({ id, updated_at }) => ({ id, updatedAt: updated_at }));
export type PublicSlate = z.infer<typeof PublicSlate>;

const CommunityParam = z.coerce.number().int().min(1).max(COMMUNITIES.length);

const CommunitySlateAnswer = SlateAnswer.extend({
  author: z.object({ id: z.string(), name: z.string(), profileImage: z.string().nullable() }),
});

const CommunitySlatesAnswer = z.object({
  total: z.number().int(),
  results: z.array(CommunitySlateAnswer),
});

const CommunitySlate = z
  .intersection(Slate, z.object({ id: WireId, author: Author.nullish().catch(null) }))
  .transform(({ id, text, language, createdAt, likeCount, commentCount, media, author }) => ({
    id,
    text,
    language,
    createdAt,
    likeCount,
    commentCount,
    mediaType: media?.type ?? null,
    /** Also a video's, if there is a picture to show before it plays. */
    hasPicture: media !== null && (media.type === 'image' || media.posterUrl !== ''),
    author: { name: author?.name ?? '', hasPicture: Boolean(author?.profileImage) },
  }));
export type CommunitySlate = z.output<typeof CommunitySlate>;

const FoundCommunitySlates = z.object({
  total: z.number().int(),
  results: readableList(CommunitySlate),
});

/** Null for a post to everybody. */
const SlateCommunityAnswer = z.object({ community_id: z.number().int().nullable() });

const FoundSlateCommunity = z
  .looseObject({ community_id: WireNumber })
  .transform(({ community_id: id }) => ({ communityId: isCommunityId(id) ? id : null }));

export const slateListRows = {
  listAuthorSlates: endpoint({
    method: 'GET',
    path: 'systemviewprofile/{authorId}/slates',
    summary: 'The newest public posts of an author.',
    source: 'extension',
    extension: 'author-slates',
    server: 'network',
    params: z.object({ authorId: z.string().min(1) }),
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    answer: z.array(AuthorSlateAnswer),
    read: readableIn(AuthorSlate),
  }),
  listCommunitySlates: endpoint({
    method: 'GET',
    path: 'communities/{communityId}/slates',
    summary: 'The newest public posts of a community, and the number of all.',
    source: 'extension',
    extension: 'community-slates',
    server: 'network',
    params: z.object({ communityId: CommunityParam }),
    query: z.object({
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
      limit: z.coerce.number().int().min(1).max(RESULTS_PER_PAGE).default(RESULTS_PER_PAGE),
    }),
    answer: CommunitySlatesAnswer,
    read: FoundCommunitySlates,
  }),
  getSlateCommunity: endpoint({
    method: 'GET',
    path: 'slates/{id}/community',
    summary: 'The community that a public post was written in; null for a post to everybody.',
    source: 'extension',
    extension: 'community-slates',
    server: 'network',
    params: z.object({ id: z.string().min(1) }),
    refuses: ['not_found'],
    answer: SlateCommunityAnswer,
    read: FoundSlateCommunity,
  }),
  listPublicSlates: endpoint({
    method: 'GET',
    path: 'publicSlates',
    summary: 'The posts that everybody may see, newest first, for the sitemap.',
    source: 'extension',
    extension: 'public-slates',
    server: 'network',
    query: z.object({
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(1000).default(100),
    }),
    answer: z.array(PublicSlateAnswer),
    read: placesIn(PublicSlate),
  }),
} as const;
