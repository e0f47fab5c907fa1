import type { Metadata } from 'next';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { homeMetadata, homeScreen } from './home-screen';

export const dynamic = 'force-static';
export const revalidate = 30;

export function generateMetadata(): Promise<Metadata> {
  return homeMetadata();
}

function LandingPage() {
  return homeScreen(null);
}

export default withTexts('(site)/page', LandingPage);
