import 'server-only';
import type { Metadata } from 'next';
import type { Action, DiscussionForumPosting, VideoObject, WithContext } from 'schema-dts';
import { pageMetadata } from '@/app/page-metadata';
import { PostList } from '@/components/find/posts/post-list';
import { authorName, SlatePost } from '@/components/news/slates/slate-post';
import { SlateProblemPage, slateProblemTitle } from '@/components/news/slates/slate-problem';
import { JsonLd } from '@/components/shared/site/json-ld';
import { env } from '@/lib/server/env';
import { isDirectoryOffered } from '@/lib/server/host/directory/offered';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { doNotShare, setPageStatus } from '@/lib/server/http/page-status';
import type { Author, Slate } from '@/lib/shared/contract/slates';
import { truncateAtWord } from '@/lib/shared/domain/text/text';
import { product } from '@/lib/shared/product';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import type { Texts } from '@/lib/shared/texts/texts';
import { formatDate } from '@/lib/shared/time/format';
import { toIso } from '@/lib/shared/time/instant';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { localePath } from '@/lib/shared/url/locale-path';
import { slateFilePath, slatePath } from '@/lib/shared/url/slate-url';
import { loadAllPosts } from '../../news/posts/load-posts';
import { type LoadedSlate, loadSlate } from './load-slate';

/** About as many characters as search results and previews show. */
const DESCRIPTION_LIMIT = 155;

/** About as many characters as tabs and search results show. */
const WORDS_LIMIT = 50;

/** A post that cannot be shown is not indexed. */
export async function slateMetadata(id: string, loaded: LoadedSlate): Promise<Metadata> {
  if ('problem' in loaded) {
    const t = await pageTexts('slates.problem');
    return { title: slateProblemTitle(loaded.problem, t), robots: { index: false } };
  }
  const { slate, author } = loaded;
  const t = await pageTexts('meta.slate');
  const name = authorName(author, await pageTexts('slates.post'));
  const title = t('title', { name });
  const day = slate.createdAt && formatDate(slate.createdAt, VENUE_ZONE.id, t.locale);
  const hasPicture = slate.media?.type === 'image' || slate.media?.posterUrl;
  const words = truncateAtWord(slate.text, WORDS_LIMIT) || day;
  const page = await pageMetadata({
    title,
    description: slate.text
      ? truncateAtWord(slate.text, DESCRIPTION_LIMIT)
      : t('description', { name, product: product.name }),
    path: slatePath(id),
    picture: hasPicture
      ? { path: slateFilePath(id, 'card'), type: 'image/jpeg', alt: title }
      : undefined,
    article: {
      ...(slate.createdAt && { publishedTime: toIso(slate.createdAt) }),
      ...(author?.name && { authors: [author.name] }),
    },
  });
  // The author's other posts have the same preview.
  return { ...page, title: [words, title].filter(Boolean).join(' · ') };
}

const NEAR = 4;

interface SlateScreenProps {
  id: string;
  /** Whether to offer the app: on phones and tablets, unless the page is open in the app. */
  offersApp: boolean;
}

export async function slateScreen({ id, offersApp }: SlateScreenProps) {
  const loaded = await loadSlate(id);
  if ('problem' in loaded) {
    setPageStatus(loaded.problem.kind === 'notFound' ? 404 : 502);
    const newest = loaded.problem.kind === 'notFound' ? await loadAllPosts() : 'failed';
    const posts = typeof newest === 'string' ? [] : newest.posts.slice(0, NEAR);
    return (
      <SlateProblemPage
        problem={loaded.problem}
        id={id}
        hasDirectory={isDirectoryOffered()}
        hasPosts={posts.length > 0}
      >
        {posts.length > 0 ? <PostList posts={posts} now={Date.now()} isMixed /> : null}
      </SlateProblemPage>
    );
  }
  const { isComplete, ...shown } = loaded;
  if (!isComplete) doNotShare();
  const { SITE_URL } = env();
  const t = await pageTexts('slates.post');
  return (
    <>
      <JsonLd data={slateData(id, loaded, SITE_URL, t)} />
      <SlatePost
        {...shown}
        id={id}
        offersApp={offersApp}
        url={SITE_URL + localePath(t.locale, slatePath(id))}
        mayReport={isOurs()}
      />
    </>
  );
}

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
