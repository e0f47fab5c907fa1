import type { Metadata } from 'next';
import { canonicalOf } from '@/app/canonical';
import { LongForm } from '@/components/shared/site/long-form';
import { product } from '@/lib/shared/product';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
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
