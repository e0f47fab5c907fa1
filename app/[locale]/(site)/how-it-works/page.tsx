import type { Metadata } from 'next';
import { alternatesOf } from '@/app/alternates';
import { Flyer } from '@/components/site/flyer';
import { product } from '@/lib/product';
import { pageTexts } from '@/lib/texts/page-texts';
import { paths } from '@/lib/url/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.howItWorks');
  return {
    title: t('title'),
    description: t('description', { product: product.name }),
    alternates: await alternatesOf(paths.howItWorks),
  };
}

export default function HowItWorksPage() {
  return <Flyer />;
}
