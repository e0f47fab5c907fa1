import type { Metadata } from 'next';
import { missingMetadata, missingScreen } from '@/app/missing-screen';
import { CommunityList } from '@/components/directory/community/community-list';
import { noteCopyStatus } from '@/lib/http/page-status';
import { communitiesMetadata } from '../../../../communities/community-metadata';
import { loadUpcoming } from '../../../../whats-on/load-upcoming';

/** Cookies, headers and the query read as empty, so that nothing of one visitor gets into a copy. */
export const dynamic = 'force-static';
export const revalidate = 30;

/** A build knows no {host}. */
export function generateStaticParams(): { span: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const isOffered = (await loadUpcoming()) !== 'notOffered';
  return isOffered ? communitiesMetadata() : missingMetadata();
}

export default async function SharedCommunitiesPage() {
  const upcoming = await loadUpcoming();
  if (upcoming === 'notOffered') return missingScreen(noteCopyStatus);
  // The list is of our own words, so it can be shown while {host} is away.
  if (upcoming === 'failed') noteCopyStatus(200);
  return <CommunityList />;
}
