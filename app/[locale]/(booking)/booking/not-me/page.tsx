import type { Metadata } from 'next';
import { NotMe } from '@/components/booking/not-me';
import { pageTexts } from '@/lib/texts/page-texts';
import { parseNotMe, type SearchParams } from '@/lib/url/booking-url';
import { stopMail } from './stop-action';

export async function generateMetadata(): Promise<Metadata> {
  // The address holds what ends the mail, so no other site may see it.
  return { title: (await pageTexts('meta.booking'))('notMe'), referrer: 'no-referrer' };
}

/** For readers of a mail who did not book. Mail programs open links by themselves, so it asks first. */
export default async function NotMePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { token, outcome } = parseNotMe(await searchParams);
  return <NotMe token={token} outcome={outcome} action={stopMail} />;
}
