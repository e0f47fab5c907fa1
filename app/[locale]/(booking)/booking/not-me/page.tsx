import type { Metadata } from 'next';
import { sitePreview } from '@/app/page-metadata';
import { NotMe } from '@/components/booking/not-me';
import { cannotStopMail } from '@/lib/host/stop-mail';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import { parseNotMe, type SearchParams } from '@/lib/url/booking-url';
import { stopMail } from './stop-action';

export async function generateMetadata(): Promise<Metadata> {
  // The address is secret; `no-referrer` would make Next refuse plain forms.
  const title = (await pageTexts('meta.booking'))('notMe');
  return { ...(await sitePreview()), title, referrer: 'same-origin' };
}

/** Asks first: mail programs open links. */
async function NotMePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { token, outcome } = parseNotMe(await searchParams);
  const told = outcome ?? (cannotStopMail() ? 'notOffered' : null);
  return <NotMe token={token} outcome={told} action={stopMail} />;
}

export default withTexts('(booking)/booking/not-me/page', NotMePage);
