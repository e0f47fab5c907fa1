import type { Metadata } from 'next';
import { communityOfSlug } from '@/lib/shared/domain/directory/slugs';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { ownCommunityIn } from '@/lib/shared/url/shared-pages';
import { homeMetadata, homeScreen } from '../../../home-screen';

export const dynamic = 'force-static';
export const revalidate = 30;

/** Without this empty list, Next would build a page for a path without a name. */
export function generateStaticParams(): { lead: string }[] {
  return [];
}

export function generateMetadata(): Promise<Metadata> {
  return homeMetadata();
}

interface PageProps {
  params: Promise<{ lead: string }>;
}

async function SharedHomePage({ params }: PageProps) {
  const slug = ownCommunityIn((await params).lead);
  return homeScreen(slug === null ? null : communityOfSlug(slug));
}

export default withTexts('(site)/shared/home/[lead]/page', SharedHomePage);
