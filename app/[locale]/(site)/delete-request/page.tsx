import type { Metadata } from 'next';
import { canonicalOf } from '@/app/canonical';
import { LongForm } from '@/components/shared/site/long-form';
import { product } from '@/lib/shared/product';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { useDeletionSections } from './sections';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.deleteRequest');
  return {
    title: t('title'),
    description: t('description', { product: product.name }),
    alternates: await canonicalOf(paths.deleteRequest),
  };
}

function DeleteRequestPage() {
  const t = useTexts('legal.deleteRequest');
  return <LongForm title={t('heading')} lead={t('lead')} sections={useDeletionSections()} />;
}

export default withTexts('(site)/delete-request/page', DeleteRequestPage);
