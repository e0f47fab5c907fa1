import type { Metadata } from 'next';
import { communityOfSlug } from '@/lib/shared/domain/directory/slugs';
import { NOT_NAMED, ownCommunityIn } from '@/lib/shared/url/shared-pages';
import { findMetadata } from '../../../../find/find-metadata';
import { findScreen } from '../../../../find/find-screen';
import { stateAt } from '../../../../find/read-state';

export const dynamic = 'force-static';
export const revalidate = 30;

interface PageProps {
  params: Promise<{ category: string; community: string }>;
}

export function generateStaticParams(): { category: string; community: string }[] {
  return [];
}

async function readCopied({ params }: PageProps) {
  const { category, community } = await params;
  const named = (slug: string) => (slug === NOT_NAMED ? undefined : slug);
  const own = ownCommunityIn(community);
  const wanted = own === null ? named(community) : undefined;
  return {
    state: await stateAt({ category: named(category), community: wanted }),
    own: own === null ? null : communityOfSlug(own),
  };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { state } = await readCopied(props);
  return findMetadata(state);
}

export default async function SharedFindPage(props: PageProps) {
  const { state, own } = await readCopied(props);
  return findScreen(state, own);
}
