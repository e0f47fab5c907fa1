import type { Metadata } from 'next';
import { canonicalOf } from '@/app/canonical';
import { LongForm } from '@/components/shared/site/long-form';
import { product } from '@/lib/product';
import { pageTexts } from '@/lib/texts/page-texts';
import { useTexts } from '@/lib/texts/use-texts';
import { paths } from '@/lib/url/paths';
import { useTermsSections } from './sections';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.providerTerms');
  return {
    title: t('title'),
    description: t('description', { product: product.name }),
    alternates: await canonicalOf(paths.providerTerms),
  };
}

export default function ProviderTermsPage() {
  const t = useTexts('legal.providerTerms');
  return (
    <LongForm
      title={t('heading')}
      lead={t('lead', { product: product.name })}
      sections={useTermsSections()}
    />
  );
}
