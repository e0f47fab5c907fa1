import type { MetadataRoute } from 'next';
import { product } from '@/lib/product';
import { paths } from '@/lib/url/paths';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: product.name,
    short_name: product.name,
    description: 'Settle in - experience cultures!',
    id: paths.home,
    start_url: paths.home,
    scope: paths.home,
    lang: 'en',
    dir: 'ltr',
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
      { name: 'News', url: paths.news },
      { name: 'Providers', url: paths.portal },
    ],
  };
}
