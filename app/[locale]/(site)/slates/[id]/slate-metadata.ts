import 'server-only';
import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { authorName } from '@/components/slates/slate-post';
import { slateProblemTitle } from '@/components/slates/slate-problem';
import { truncateAtWord } from '@/lib/domain/text/text';
import { product } from '@/lib/product';
import { pageTexts } from '@/lib/texts/page-texts';
import { formatDate } from '@/lib/time/format';
import { toIso } from '@/lib/time/instant';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { slateFilePath, slatePath } from '@/lib/url/slate-url';
import type { LoadedSlate } from './load-slate';

/** About what search results and previews show. */
const DESCRIPTION_LIMIT = 155;

/** About what tabs and search results show. */
const WORDS_LIMIT = 50;

/** Not indexed if it cannot be shown. */
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
