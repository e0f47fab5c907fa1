import type { MetadataRoute } from 'next';
import { fileLanguage } from '@/lib/server/http/request-language';
import { product } from '@/lib/shared/product';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { directionOf, type Locale, tagOf } from '@/lib/shared/texts/locales';
import { localePath } from '@/lib/shared/url/locale-path';
import { paths } from '@/lib/shared/url/paths';

export function GET(request: Request): Response {
  return new Response(JSON.stringify(siteManifest(fileLanguage(request))), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600, s-maxage=3600',
    },
  });
}

/** `id` is the same in all languages. */
function siteManifest(locale: Locale): MetadataRoute.Manifest {
  const t = textsFor(locale, 'meta.manifest');
  return {
    name: product.name,
    short_name: product.name,
    description: t('description'),
    id: paths.home,
    start_url: localePath(locale, paths.home),
    scope: paths.home,
    lang: tagOf(locale),
    dir: directionOf(locale),
    categories: ['social', 'lifestyle', 'news'],
    display: 'browser',
    background_color: '#ffb52b',
    theme_color: '#ffb52b',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t('news'), url: localePath(locale, paths.news) },
      { name: t('providers'), url: localePath(locale, paths.portal) },
    ],
  };
}
