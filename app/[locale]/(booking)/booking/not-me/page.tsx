import type { Metadata } from 'next';
import { NotMe } from '@/components/booking/not-me';
import { pageTexts } from '@/lib/texts/page-texts';
import { parseNotMe, type SearchParams } from '@/lib/url/booking-url';
import { stopMail } from './stop-action';

export async function generateMetadata(): Promise<Metadata> {
  // The token in the address can end the mail, so no other site may learn the address.
  return { title: (await pageTexts('meta.booking'))('notMe'), referrer: 'no-referrer' };
}

/**
 * For people who got a mail but did not book. It asks before it ends the mail, because some mail
 * programs open links by themselves.
 */
export default async function NotMePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { token, outcome } = parseNotMe(await searchParams);
  return <NotMe token={token} outcome={outcome} action={stopMail} />;
}
