import type { Action, DiscussionForumPosting, VideoObject, WithContext } from 'schema-dts';
import type { Author, Slate } from '@/lib/contract/slates';
import type { Texts } from '@/lib/texts/texts';
import { toIso } from '@/lib/time/instant';
import { localePath } from '@/lib/url/locale-path';
import { slateFilePath, slatePath } from '@/lib/url/slate-url';
import { authorName } from './slate-post';

const COUNTED = { viewCount: 'ViewAction', likeCount: 'LikeAction', commentCount: 'CommentAction' };

export function slateData(
  id: string,
  { slate, author }: { slate: Slate; author: Author | null },
  siteUrl: string,
  t: Texts<'slates.post'>,
): WithContext<DiscussionForumPosting> {
  const file = `${siteUrl}${slateFilePath(id, 'media')}`;
  const { media, text, createdAt } = slate;
  const name = authorName(author, t);
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    '@id': siteUrl + slatePath(id),
    url: siteUrl + localePath(t.locale, slatePath(id)),
    text: text || undefined,
    datePublished: createdAt === null ? undefined : toIso(createdAt),
    author: { '@type': 'Person', name, ...(author?.headline && { jobTitle: author.headline }) },
    image: media?.type === 'image' ? file : undefined,
    video:
      media?.type === 'video' && createdAt
        ? videoOf(id, slate, t('video', { name }), siteUrl)
        : undefined,
    interactionStatistic: Object.entries(COUNTED).map(([field, action]) => ({
      '@type': 'InteractionCounter',
      // Google documents an address here; the types know only the action.
      interactionType: `https://schema.org/${action}` as unknown as Action,
      userInteractionCount: slate[field as keyof typeof COUNTED],
    })),
  };
}

function videoOf(
  id: string,
  { media, createdAt, text }: Slate,
  label: string,
  siteUrl: string,
): VideoObject {
  const poster = media?.posterUrl ? slateFilePath(id, 'poster') : '/opengraph-image.png';
  return {
    '@type': 'VideoObject',
    name: label,
    description: text || label,
    contentUrl: `${siteUrl}${slateFilePath(id, 'media')}`,
    thumbnailUrl: `${siteUrl}${poster}`,
    uploadDate: createdAt === null ? undefined : toIso(createdAt),
  };
}
