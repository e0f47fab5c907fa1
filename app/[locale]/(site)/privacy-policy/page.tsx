import type { Metadata } from 'next';
import { canonicalOf } from '@/app/canonical';
import { LongForm } from '@/components/shared/site/long-form';
import { product } from '@/lib/shared/product';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { usePrivacySections } from './sections';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.privacyPolicy');
  return {
    title: t('title'),
    description: t('description', { product: product.name }),
    alternates: await canonicalOf(paths.privacyPolicy),
  };
}

export default function PrivacyPolicyPage() {
  const t = useTexts('legal.privacyPolicy');
  return (
    <LongForm
      title={t('heading')}
      updated={t('updated')}
      lead={t('lead')}
      sections={usePrivacySections()}
    />
  );
}
