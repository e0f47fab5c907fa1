import type { Metadata } from 'next';
import { canonicalOf } from '@/app/canonical';
import { Landing } from '@/components/site/landing';
import { product } from '@/lib/product';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import { paths } from '@/lib/url/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.downloadApp');
  return {
    title: t('title'),
    description: t('description', { product: product.name }),
    alternates: await canonicalOf(paths.downloadApp),
  };
}

function DownloadAppPage() {
  return <Landing downloadOpen />;
}

export default withTexts('(site)/downloadapp/page', DownloadAppPage);
