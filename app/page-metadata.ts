import 'server-only';
import type { Metadata, Viewport } from 'next';
import { getLocale } from 'next-intl/server';
import { env } from '@/lib/env';
import { product } from '@/lib/product';
import { DEFAULT_LOCALE } from '@/lib/texts/locales';
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

/** Of every document, the 404 page included. */
export const viewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#FFB52B' },
    { media: '(prefers-color-scheme: dark)', color: '#0B1613' },
  ],
};

/**
 * The pictures of tabs and home screens. They lie in `public`, like the picture of previews: of files in
 * `app`, Next works out what the head says of them anew for each request.
 */
export const SITE_ICONS: Metadata['icons'] = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48', type: 'image/x-icon' },
    { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  apple: { url: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
};

/** The page's language as link previews name it: with a country, "en_GB" or "mt_MT". */
async function openGraphLocale(): Promise<string> {
  const locale = await getLocale();
  const named = new Intl.Locale(locale === DEFAULT_LOCALE ? 'en-GB' : locale).maximize();
  return `${named.language}_${named.region}`;
}

const SITE_PICTURE = { path: '/opengraph-image.png', type: 'image/png' } as const;

async function sitePicture(): Promise<Picture> {
  return { ...SITE_PICTURE, alt: (await pageTexts('meta.site'))('pictureAlt') };
}

/**
 * The preview of links to pages that say nothing of their own, under their titles. It is no part of the
 * root's layout, where Next would work it out for pages that have another preview, or none.
 */
export async function sitePreview(): Promise<Metadata> {
  const { path, type, alt } = await sitePicture();
  return {
    openGraph: {
      siteName: product.name,
      type: 'website',
      locale: await openGraphLocale(),
      images: [{ url: path, width: 1200, height: 630, type, alt }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/**
 * What crawlers and link previews read about a page that is made when it is asked for. A page that says
 * anything of its preview says all: Next drops the picture of the layout with the rest.
 */
export async function pageMetadata(page: PageWords): Promise<Metadata> {
  const { title, description, path, article } = page;
  const { SITE_URL } = env();
  const alternates = await alternatesOf(path, SITE_URL);
  const picture = page.picture ?? (await sitePicture());
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
