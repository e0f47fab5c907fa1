import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { missingMetadata, missingScreen } from '@/app/missing-screen';
import { pageMetadata } from '@/app/page-metadata';
import { PageLink } from '@/components/shared/links/page-link';
import { LongForm } from '@/components/shared/site/long-form';
import { PROSE, proseSection } from '@/components/shared/site/prose';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { isBuild } from '@/lib/server/env';
import { findOffer } from '@/lib/server/host/reviews';
import { doNotShare } from '@/lib/server/http/page-status';
import { product } from '@/lib/shared/product';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

export const dynamic = 'force-static';
export const revalidate = 30;

export async function generateMetadata(): Promise<Metadata> {
  // The build's page is never served, and the build does not know the site's address.
  if (isBuild()) return {};
  if ((await findOffer()) === 'notOffered') return missingMetadata();
  const t = await pageTexts('reviews.how');
  return pageMetadata({
    title: t('heading'),
    description: t('lead', { product: product.name }),
    path: paths.howReviewsWork,
  });
}

export default async function HowReviewsWorkPage() {
  const offer = isBuild() ? 'offered' : await findOffer();
  if (offer === 'notOffered') return missingScreen();
  // Our own words are shown while {host} is away.
  if (offer === 'failed') doNotShare();
  return <HowReviewsWork />;
}

function HowReviewsWork() {
  const t = useTexts('reviews.how');
  const values = { ...PROSE, product: product.name };
  const contact = (chunks: ReactNode) => (
    <PageLink className={textLinkVariants()} href={paths.contact}>
      {chunks}
    </PageLink>
  );
  return (
    <LongForm
      title={t('heading')}
      lead={t('lead', { product: product.name })}
      isInEveryLanguage
      sections={[
        proseSection('who', t('who'), t.rich('whoText', values)),
        proseSection('before', t('before'), t.rich('beforeText', values)),
        proseSection('score', t('score'), t.rich('scoreText', values)),
        proseSection('providers', t('providers'), t.rich('providersText', values)),
        proseSection('remove', t('remove'), t.rich('removeText', values)),
        proseSection('wrong', t('wrong'), t.rich('wrongText', { ...values, contact })),
      ]}
    />
  );
}
