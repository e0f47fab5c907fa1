import type { Metadata } from 'next';
import { canonicalOf } from '@/app/canonical';
import { LongForm } from '@/components/shared/site/long-form';
import { product } from '@/lib/shared/product';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { useCommonTerms } from './sections';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.terms');
  return {
    title: t('title'),
    description: t('description', { product: product.name }),
    alternates: await canonicalOf(paths.terms),
  };
}

export default function TermsPage() {
  const t = useTexts('legal.terms');
  return (
    <LongForm
      title={t('heading')}
      updated={t('updated')}
      lead={t('lead', { product: product.name })}
      sections={useCommonTerms()}
    />
  );
}
