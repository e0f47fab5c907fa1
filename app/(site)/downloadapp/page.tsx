import type { Metadata } from 'next';
import { Landing } from '@/components/site/landing';
import { product } from '@/lib/product';
import { paths } from '@/lib/url/paths';

export const metadata: Metadata = {
  title: 'Download App',
  description: `Get ${product.name} for Android or iOS.`,
  alternates: { canonical: paths.home },
};

export default function DownloadAppPage() {
  return <Landing downloadOpen />;
}
