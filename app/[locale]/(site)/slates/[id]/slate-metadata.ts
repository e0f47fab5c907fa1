import 'server-only';
import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { authorName } from '@/components/slates/slate-post';
import { slateProblemTitle } from '@/components/slates/slate-problem';
import { truncateAtWord } from '@/lib/domain/text/text';
import { product } from '@/lib/product';
import { pageTexts } from '@/lib/texts/page-texts';
import { toIso } from '@/lib/time/instant';
import { slateFilePath, slatePath } from '@/lib/url/slate-url';
import type { LoadedSlate } from './load-slate';

/** Search results and previews show about so many characters. */
const DESCRIPTION_LIMIT = 155;

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
  const hasPicture = slate.media?.type === 'image' || slate.media?.posterUrl;
  return pageMetadata({
    title,
    description: slate.text
      ? truncateAtWord(slate.text, DESCRIPTION_LIMIT)
      : t('description', { name, product: product.name }),
    path: slatePath(id),
    // The post's own picture, else that of the whole site.
    picture: hasPicture
      ? { path: slateFilePath(id, 'card'), type: 'image/jpeg', alt: title }
      : undefined,
    article: {
      ...(slate.createdAt && { publishedTime: toIso(slate.createdAt) }),
      ...(author?.name && { authors: [author.name] }),
    },
  });
}
