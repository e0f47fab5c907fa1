import type { Metadata } from 'next';
import { canonicalOf } from '@/app/canonical';
import { DownloadDialog } from '@/components/shared/site/download-dialog';
import { Landing } from '@/components/shared/site/landing';
import { product } from '@/lib/shared/product';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { paths } from '@/lib/shared/url/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.downloadApp');
  return {
    title: t('title'),
    description: t('description', { product: product.name }),
    alternates: await canonicalOf(paths.downloadApp),
  };
}

function DownloadAppPage() {
  return <Landing dialog={<DownloadDialog />} />;
}

export default withTexts('(site)/downloadapp/page', DownloadAppPage);
