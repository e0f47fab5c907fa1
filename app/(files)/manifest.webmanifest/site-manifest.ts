import type { MetadataRoute } from 'next';
import { product } from '@/lib/product';
import { textsFor } from '@/lib/texts/catalogue';
import { DEFAULT_LOCALE, directionOf } from '@/lib/texts/locales';
import { paths } from '@/lib/url/paths';

/** One file for all languages, in the language of `/`. */
export default function manifest(): MetadataRoute.Manifest {
  const t = textsFor(DEFAULT_LOCALE, 'meta.manifest');
  return {
    name: product.name,
    short_name: product.name,
    description: t('description'),
    id: paths.home,
    start_url: paths.home,
    scope: paths.home,
    lang: DEFAULT_LOCALE,
    dir: directionOf(DEFAULT_LOCALE),
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
      { name: t('news'), url: paths.news },
      { name: t('providers'), url: paths.portal },
    ],
  };
}
