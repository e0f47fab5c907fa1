import type { Metadata } from 'next';
import { sitePreview } from '@/app/page-metadata';
import { NotMe } from '@/components/booking/not-me';
import { cannotStopMail } from '@/lib/host/stop-mail';
import { pageTexts } from '@/lib/texts/page-texts';
import { parseNotMe, type SearchParams } from '@/lib/url/booking-url';
import { stopMail } from './stop-action';

export async function generateMetadata(): Promise<Metadata> {
  // With this address anybody can stop the mail to a person, so no other site may see it. Under `no-referrer` browsers
  // hide the origin of plain forms too, and Next refuses those.
  const title = (await pageTexts('meta.booking'))('notMe');
  return { ...(await sitePreview()), title, referrer: 'same-origin' };
}

/**
 * For people who got a mail but did not book. It asks before it ends the mail, because some mail
 * programs open links by themselves.
 */
export default async function NotMePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { token, outcome } = parseNotMe(await searchParams);
  const told = outcome ?? (cannotStopMail() ? 'notOffered' : null);
  return <NotMe token={token} outcome={told} action={stopMail} />;
}
