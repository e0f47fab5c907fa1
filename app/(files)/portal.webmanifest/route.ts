import type { MetadataRoute } from 'next';
import { fileLanguage } from '@/lib/server/http/request-language';
import { product } from '@/lib/shared/product';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { directionOf, type Locale, tagOf } from '@/lib/shared/texts/locales';
import { localePath } from '@/lib/shared/url/locale-path';
import { paths } from '@/lib/shared/url/paths';
import { portalPath } from '@/lib/shared/url/portal-url';

export function GET(request: Request): Response {
  return new Response(JSON.stringify(portalManifest(fileLanguage(request))), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600, s-maxage=3600',
    },
  });
}

/** iPhones show push notices only of apps that are on the home screen. */
function portalManifest(locale: Locale): MetadataRoute.Manifest {
  const t = textsFor(locale, 'push.manifest');
  return {
    name: t('name', { product: product.name }),
    short_name: product.name,
    description: t('description'),
    id: paths.portal,
    start_url: localePath(locale, portalPath('bookings')),
    // Includes the forms of services and events.
    scope: paths.home,
    lang: tagOf(locale),
    dir: directionOf(locale),
    categories: ['business', 'productivity'],
    display: 'standalone',
    background_color: '#ffb52b',
    theme_color: '#ffb52b',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t('calendar'), url: localePath(locale, portalPath('calendar')) },
      { name: t('bookings'), url: localePath(locale, portalPath('bookings')) },
    ],
  };
}
