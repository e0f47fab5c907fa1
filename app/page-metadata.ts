import 'server-only';
import type { Metadata } from 'next';
import { env } from '@/lib/env';
import { product } from '@/lib/product';
import { openGraphLocale } from '@/lib/texts/open-graph-locale';
import { pageTexts } from '@/lib/texts/page-texts';
import { alternatesOf } from './alternates';

interface Picture {
  /** Of this site; 1200 by 630 pixels. */
  path: string;
  type: 'image/png' | 'image/jpeg';
  alt: string;
}

interface PageWords {
  title: string;
  description: string;
  /** Its canonical path, without a language. */
  path: string;
  /** For the preview of a link; that of the whole site unless the page has its own. */
  picture?: Picture;
  /** What only an article has, besides. */
  article?: { publishedTime?: string; authors?: string[] };
}

/**
 * What crawlers and link previews read about a page that is made when it is asked for. A page that says
 * anything of its preview says all: Next drops the picture of the layout with the rest.
 */
export async function pageMetadata(page: PageWords): Promise<Metadata> {
  const { title, description, path, article } = page;
  const { SITE_URL } = env();
  const alternates = await alternatesOf(path, SITE_URL);
  const picture = page.picture ?? {
    ...{ path: '/opengraph-image.png', type: 'image/png' },
    alt: (await pageTexts('meta.site'))('pictureAlt'),
  };
  const { type, alt } = picture;
  return {
    title,
    description,
    alternates,
    openGraph: {
      ...(article ? { type: 'article', ...article } : { type: 'website' }),
      siteName: product.name,
      locale: await openGraphLocale(),
      title,
      description,
      url: alternates.canonical,
      images: [{ url: SITE_URL + picture.path, type, width: 1200, height: 630, alt }],
    },
    // Readers of this card take all else from the properties above.
    twitter: { card: 'summary_large_image' },
  };
}
