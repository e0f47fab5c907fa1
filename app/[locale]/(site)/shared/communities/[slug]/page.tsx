import type { Metadata } from 'next';
import { noteCopyStatus } from '@/lib/http/page-status';
import { communityMetadata } from '../../../communities/community-metadata';
import { communityScreen } from '../../../communities/community-screen';

/** Cookies, headers and the query read as empty, so that nothing of one visitor gets into a copy. */
export const dynamic = 'force-static';
export const revalidate = 30;

interface PageProps {
  params: Promise<{ slug: string }>;
}

/** A build knows no {host}. */
export function generateStaticParams(): { slug: string }[] {
  return [];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return communityMetadata((await params).slug);
}

export default async function SharedCommunityPage({ params }: PageProps) {
  return communityScreen({ slug: (await params).slug, setStatus: noteCopyStatus });
}
