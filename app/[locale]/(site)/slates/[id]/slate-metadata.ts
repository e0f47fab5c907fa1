import { openGraphLocale } from '@/lib/texts/open-graph-locale';
import 'server-only';
import type { Metadata } from 'next';
import { alternatesOf } from '@/app/alternates';
import { authorName } from '@/components/slates/slate-post';
import { slateProblemTitle } from '@/components/slates/slate-problem';
import type { Slate } from '@/lib/contract/shapes/slates';
import { truncateAtWord } from '@/lib/domain/text/text';
import { env } from '@/lib/env';
import { product } from '@/lib/product';
import { pageTexts } from '@/lib/texts/page-texts';
import { toIso } from '@/lib/time/instant';
import { slateFilePath, slatePath } from '@/lib/url/slate-url';
import type { LoadedSlate } from './load-slate';

/** Search results and previews show about so many characters. */
const DESCRIPTION_LIMIT = 155;

/** The picture of a link: the post's own, else that of the whole site. */
function previewOf(id: string, { media }: Slate, title: string) {
  const hasPicture = media?.type === 'image' || media?.posterUrl;
  const { SITE_URL } = env();
  return {
    url: `${SITE_URL}${hasPicture ? slateFilePath(id, 'card') : '/opengraph-image.png'}`,
    type: hasPicture ? 'image/jpeg' : 'image/png',
    width: 1200,
    height: 630,
    alt: title,
  };
}

/** What crawlers and link previews read about a slate; what is none asks not to be indexed. */
export async function slateMetadata(id: string, loaded: LoadedSlate): Promise<Metadata> {
  if ('problem' in loaded) {
    const t = await pageTexts('slates.problem');
    return { title: slateProblemTitle(loaded.problem, t), robots: { index: false } };
  }
  const { slate, author } = loaded;
  const t = await pageTexts('meta.slate');
  const name = authorName(author, await pageTexts('slates.post'));
  const title = t('title', { name });
  const description = slate.text
    ? truncateAtWord(slate.text, DESCRIPTION_LIMIT)
    : t('description', { name, product: product.name });
  const alternates = await alternatesOf(slatePath(id), env().SITE_URL);
  const images = [previewOf(id, slate, title)];
  return {
    title,
    description,
    alternates,
    openGraph: {
      type: 'article',
      siteName: product.name,
      locale: await openGraphLocale(),
      title,
      description,
      url: alternates.canonical,
      images,
      ...(slate.createdAt && { publishedTime: toIso(slate.createdAt) }),
      ...(author?.name && { authors: [author.name] }),
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}
