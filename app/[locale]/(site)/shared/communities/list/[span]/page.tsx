import '@/app/styles/communities.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
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

export function generateMetadata(): Promise<Metadata> {
  return communitiesMetadata();
}

export default async function SharedCommunitiesPage() {
  const upcoming = await loadUpcoming();
  if (upcoming === 'notOffered') notFound();
  // The list is of our own words, so it can be shown while {host} is away.
  if (upcoming === 'failed') noteCopyStatus(200);
  return <CommunityList />;
}
