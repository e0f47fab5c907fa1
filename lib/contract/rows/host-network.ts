import { z } from 'zod';
import {
  CommunityParam,
  CommunitySlatesAnswer,
  FoundCommunitySlates,
  FoundSlateCommunity,
  SlateCommunityAnswer,
} from '@/lib/contract/shapes/directory/community-slates';
import {
  AuthorAnswer,
  AuthorSlate,
  AuthorSlateAnswer,
  FoundAuthor,
  FoundSlate,
  PublicSlate,
  PublicSlateAnswer,
  SlateAnswer,
} from '@/lib/contract/shapes/slates';
import { placesIn, readableIn } from '@/lib/contract/shapes/wire';
import { RESULTS_PER_PAGE } from '@/lib/domain/directory/search';
import { endpoint } from './endpoint';

/**
 * Where our backend serves the bytes of posts, below its base address: `media/{id}`, with ranges.
 * No row, since the answer is no JSON and a foreign host names any address it likes.
 */
export const MEDIA_PATH = 'media';

/** The calls of the network service, asked as the fixed viewer (CC-022, CC-024, CC-027). */
export const networkRows = {
  getSlate: endpoint({
    method: 'GET',
    path: 'slates/{id}',
    summary: 'A public post with its counts, its author’s id and its media.',
    source: 'CC-022',
    server: 'network',
    params: z.object({ id: z.string().min(1) }),
    refuses: ['not_found'],
    answer: SlateAnswer,
    read: FoundSlate,
  }),
  getAuthor: endpoint({
    method: 'GET',
    path: 'systemviewprofile/{authorId}',
    summary: 'The profile of who wrote a post.',
    source: 'CC-025',
    server: 'network',
    params: z.object({ authorId: z.string().min(1) }),
    refuses: ['not_found'],
    answer: AuthorAnswer,
    read: FoundAuthor,
  }),
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
    // A row that cannot be read keeps its place: a full page stays one, and the others stand.
    read: placesIn(PublicSlate),
  }),
} as const;
