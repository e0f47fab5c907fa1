import type { Metadata } from 'next';
import { sitePreview } from '@/app/page-metadata';
import { AppealView, NoAppeal } from '@/components/booking/appeal/appeal-view';
import { GarbledLink } from '@/components/booking/manage/garbled-link';
import { findAppeal } from '@/lib/server/host/appeals';
import { readLinked } from '@/lib/server/http/linked-page';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { postAppeal } from './appeal-action';

export async function generateMetadata(): Promise<Metadata> {
  // No other site may see this secret address. `no-referrer` would make Next refuse plain forms.
  const title = (await pageTexts('meta.booking'))('appeal');
  return { ...(await sitePreview()), title, referrer: 'same-origin' };
}

const loadAppeal = readLinked(findAppeal);

/** Opening the page changes nothing, because mail programs open links. */
async function AppealPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const appeal = await loadAppeal(token);
  if (appeal === 'garbled') return <GarbledLink />;
  if (typeof appeal === 'string') return <NoAppeal why={appeal} />;
  return (
    <AppealView
      token={decodeURIComponent(token)}
      appeal={appeal}
      now={Date.now()}
      action={postAppeal}
    />
  );
}

export default withTexts('(booking)/appeal/[token]/page', AppealPage);
