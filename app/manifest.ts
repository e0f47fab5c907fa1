import type { MetadataRoute } from 'next';
import { product } from '@/lib/product';
import { paths } from '@/lib/url/paths';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: product.name,
    short_name: product.name,
    description: 'Settle in - experience cultures!',
    start_url: paths.home,
    display: 'browser',
    background_color: '#ffb52b',
    theme_color: '#ffb52b',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
