import type { Metadata } from 'next';
import { alternatesOf } from '@/app/alternates';
import { Landing } from '@/components/site/landing';
import { product } from '@/lib/product';
import { paths } from '@/lib/url/paths';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: 'Download App',
    description: `Get ${product.name} for Android or iOS.`,
    alternates: await alternatesOf(paths.home),
  };
}

export default function DownloadAppPage() {
  return <Landing downloadOpen />;
}
