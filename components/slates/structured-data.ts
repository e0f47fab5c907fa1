import type { Author, Slate } from '@/lib/contract/shapes/slates';
import { slateFilePath, slatePath } from '@/lib/url/slate-url';
import { authorName } from './slate-post';

const COUNTED = { viewCount: 'ViewAction', likeCount: 'LikeAction', commentCount: 'CommentAction' };

/** What search engines may know of a post: what it says itself, with files of our own origin. */
export function slateData(
  id: string,
  { slate, author }: { slate: Slate; author: Author | null },
  siteUrl: string,
): Record<string, unknown> {
  const url = `${siteUrl}${slatePath(id)}`;
  const file = `${siteUrl}${slateFilePath(id, 'media')}`;
  const { media, text, createdAt } = slate;
  const name = authorName(author);
  const fields = {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    '@id': url,
    url,
    text,
    datePublished: createdAt,
    author: { '@type': 'Person', name, ...(author?.headline && { jobTitle: author.headline }) },
    image: media?.type === 'image' ? file : null,
    video: media?.type === 'video' && createdAt ? videoOf(id, slate, name, siteUrl) : null,
    interactionStatistic: Object.entries(COUNTED).map(([field, action]) => ({
      '@type': 'InteractionCounter',
      interactionType: `https://schema.org/${action}`,
      userInteractionCount: slate[field as keyof typeof COUNTED],
    })),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

function videoOf(id: string, { media, createdAt, text }: Slate, name: string, siteUrl: string) {
  const poster = media?.posterUrl ? slateFilePath(id, 'poster') : '/opengraph-image.png';
  return {
    '@type': 'VideoObject',
    name: `Video posted by ${name}`,
    description: text || `Video posted by ${name}`,
    contentUrl: `${siteUrl}${slateFilePath(id, 'media')}`,
    thumbnailUrl: `${siteUrl}${poster}`,
    uploadDate: createdAt,
  };
}
