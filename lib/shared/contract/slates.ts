import { z } from 'zod';
import { RESULTS_PER_PAGE } from '@/lib/shared/domain/directory/search';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { Instant, MaybeText } from './call-fields';
import { endpoint } from './endpoint';
import { renamed } from './wire';

export const MEDIA_TYPES = ['image', 'video'] as const;

export type MediaType = (typeof MEDIA_TYPES)[number];

const Count = z.number().int().min(0);

/** The fields of CC-023. Addresses of media are relative to that of the call. */
export const SlateAnswer = z.object({
  id: z.string(),
  text: z.string(),
  /** An extension. */
  language: z.string().nullable(),
  created_at: z.string(),
  view_count: Count,
  like_count: Count,
  comment_count: Count,
  author: z.object({ id: z.string() }),
  media: z
    .object({
      type: z.enum(MEDIA_TYPES),
      url: z.string(),
      /** An extension. */
      poster_url: z.string().nullable(),
    })
    .nullable(),
});
export type SlateAnswer = z.infer<typeof SlateAnswer>;

export interface Slate {
  text: string;
  language: string;
  createdAt: number | null;
  viewCount: number;
  likeCount: number;
  commentCount: number;
  authorId: string;
  /** The address as {host} spells it, which may be relative. Only the server follows it. */
  media: { type: MediaType; url: string; posterUrl: string } | null;
}

const AuthorAnswer = z.object({
  id: z.string(),
  name: z.string(),
  headline: z.string(),
  location: z.string(),
  /** The address is relative to the server of the call. */
  profileImage: z.string().nullable(),
  /** The newest public service of the account. An extension. */
  service_provider_id: z.string().nullable(),
});

export interface Author {
  name: string;
  headline: string;
  location: string;
  profileImage: string;
  serviceId: string;
}

/** `media/{id}`, which answers ranges. It is no row, because its answer is not JSON. */
export const MEDIA_PATH = 'media';

const AuthorSlate = renamed(
  z.object({
    id: z.string(),
    text: z.string(),
    created_at: Instant,
    media_type: z.enum(MEDIA_TYPES).nullable(),
    language: MaybeText,
  }),
  { created_at: 'createdAt', media_type: 'mediaType' },
);
export type AuthorSlate = z.output<typeof AuthorSlate>;

const PublicSlate = renamed(z.object({ id: z.string(), updated_at: Instant }), {
  updated_at: 'updatedAt',
});
export type PublicSlate = z.output<typeof PublicSlate>;

const CommunityParam = z.coerce.number().int().min(1).max(COMMUNITIES.length);

const CommunitySlate = z.object({
  id: z.string(),
  text: z.string(),
  /** "" if the language is not given. */
  language: z.string(),
  createdAt: Instant,
  likeCount: Count,
  commentCount: Count,
  mediaType: z.enum(MEDIA_TYPES).nullable(),
  /** Also true for a video with a picture that is shown before it plays. */
  hasPicture: z.boolean(),
  author: z.object({ name: z.string(), hasPicture: z.boolean() }),
});
export type CommunitySlate = z.output<typeof CommunitySlate>;

/** Posts are read for the fixed viewer (CC-022, CC-024, CC-027). */
export const slateRows = {
  getSlate: endpoint({
    method: 'GET',
    path: 'slates/{id}',
    summary: 'A public post with its counts, its author’s id and its media.',
    documented: 'CC-022',
    server: 'network',
    params: z.object({ id: z.string().min(1) }),
    refuses: ['not_found'],
    answer: SlateAnswer,
  }),
  getAuthor: endpoint({
    method: 'GET',
    path: 'systemviewprofile/{authorId}',
    summary: 'The profile of who wrote a post.',
    documented: 'CC-025',
    server: 'network',
    params: z.object({ authorId: z.string().min(1) }),
    refuses: ['not_found'],
    answer: AuthorAnswer,
  }),
  listAuthorSlates: endpoint({
    method: 'GET',
    path: 'systemviewprofile/{authorId}/slates',
    summary: 'The newest public posts of an author.',
    since: 1,
    server: 'network',
    params: z.object({ authorId: z.string().min(1) }),
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    answer: z.array(AuthorSlate),
  }),
  listCommunitySlates: endpoint({
    method: 'GET',
    path: 'communities/{communityId}/slates',
    summary: 'The newest public posts of a community, and the number of all.',
    since: 1,
    server: 'network',
    params: z.object({ communityId: CommunityParam }),
    query: z.object({
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
      limit: z.coerce.number().int().min(1).max(RESULTS_PER_PAGE).default(RESULTS_PER_PAGE),
    }),
    answer: z.object({ total: z.number().int(), results: z.array(CommunitySlate) }),
  }),
  getSlateCommunity: endpoint({
    method: 'GET',
    path: 'slates/{id}/community',
    summary: 'The community that a public post was written in; null for a post to everybody.',
    since: 1,
    server: 'network',
    params: z.object({ id: z.string().min(1) }),
    refuses: ['not_found'],
    /** Null for a post to everybody. */
    answer: z.object({ communityId: z.number().int().nullable() }),
  }),
  listPublicSlates: endpoint({
    method: 'GET',
    path: 'publicSlates',
    summary: 'The posts that everybody may see, newest first, for the sitemap.',
    since: 1,
    server: 'network',
    query: z.object({
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(1000).default(100),
    }),
    answer: z.array(PublicSlate),
  }),
} as const;
