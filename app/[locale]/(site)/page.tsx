import type { Metadata } from 'next';
import { alternatesOf } from '@/app/alternates';
import { HomeDirectory } from '@/components/directory/home/home-directory';
import { Landing } from '@/components/site/landing';
import { isDirectoryOffered } from '@/lib/host/directory/offered';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import { paths } from '@/lib/url/paths';
import { loadHome } from './load-home';

/** One copy for everybody, whatever the query. */
export const dynamic = 'force-static';
export const revalidate = 30;

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.landing');
  return {
    title: t('title'),
    description: t('description'),
    alternates: await alternatesOf(paths.home),
  };
}

async function LandingPage() {
  const now = Date.now();
  const content = await loadHome(now);
  return (
    <Landing offersDirectory={content !== null || isDirectoryOffered()}>
      {content ? <HomeDirectory content={content} now={now} /> : null}
    </Landing>
  );
}

export default withTexts('(site)/page', LandingPage);
