import 'server-only';
import type { Metadata, Viewport } from 'next';
import { getLocale } from 'next-intl/server';
import { env } from '@/lib/server/env';
import { product } from '@/lib/shared/product';
import { DEFAULT_LOCALE } from '@/lib/shared/texts/locales';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { inLanguage } from '@/lib/shared/url/locale-path';
import { canonicalOf } from './canonical';

interface Picture {
  /** On this site; 1200 by 630 pixels. */
  path: string;
  type: 'image/png' | 'image/jpeg';
  alt: string;
}

interface PageWords {
  title: string;
  description: string;
  /** Canonical, without a language. */
  path: string;
  /** The site's picture by default. */
  picture?: Picture;
  article?: { publishedTime?: string; authors?: string[] };
}

/** The 404 page uses it as well. */
export const viewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#FFB52B' },
    { media: '(prefers-color-scheme: dark)', color: '#0B1613' },
  ],
};

/** The files are in `public`, because for files in `app` Next computes the head at each request. */
export const SITE_ICONS: Metadata['icons'] = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48', type: 'image/x-icon' },
    { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  apple: { url: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
};

/** The language with a country, for previews: "en_GB". */
async function openGraphLocale(): Promise<string> {
  const locale = await getLocale();
  const named = new Intl.Locale(locale === DEFAULT_LOCALE ? 'en-GB' : locale).maximize();
  return `${named.language}_${named.region}`;
}

const SITE_PICTURE = { path: '/opengraph-image.png', type: 'image/png' } as const;

async function sitePicture(): Promise<Picture> {
  const t = await pageTexts('meta.site');
  const drawn = t.locale !== DEFAULT_LOCALE && { path: inLanguage('/card', t.locale) };
  return { ...SITE_PICTURE, ...drawn, alt: t('pictureAlt') };
}

/** Not in the root layout, where Next would compute it for all pages. */
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

/** Sets the whole preview: if a page sets a part of it, Next drops the layout's picture. */
export async function pageMetadata(page: PageWords): Promise<Metadata> {
  const { title, description, path, article } = page;
  const { SITE_URL } = env();
  const alternates = await canonicalOf(path, SITE_URL);
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
    // Readers of previews take the rest from the properties above.
    twitter: { card: 'summary_large_image' },
  };
}
