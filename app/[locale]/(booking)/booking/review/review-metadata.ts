import 'server-only';
import type { Metadata } from 'next';
import { sitePreview } from '@/app/page-metadata';
import { pageTexts } from '@/lib/texts/page-texts';
import type { SearchParams } from '@/lib/url/booking-url';
import { reviewTitle } from './load-confirmation';

/** A confirmation's address leads to the customer's own booking. */
export async function reviewMetadata({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}): Promise<Metadata> {
  const title = reviewTitle(await searchParams);
  const t = await pageTexts('meta.booking');
  return {
    ...(await sitePreview()),
    title: t(title),
    ...(title === 'confirmed' && { referrer: 'no-referrer' }),
  };
}
