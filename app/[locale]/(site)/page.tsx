import '@/app/styles/site.css';
import type { Metadata } from 'next';
import { alternatesOf } from '@/app/alternates';
import { Landing } from '@/components/site/landing';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import { paths } from '@/lib/url/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.landing');
  return {
    title: t('title'),
    description: t('description'),
    alternates: await alternatesOf(paths.home),
  };
}

function LandingPage() {
  return <Landing />;
}

export default withTexts('(site)/page', LandingPage);
