import type { Metadata } from 'next';
import { communityOfSlug } from '@/lib/shared/domain/directory/slugs';
import { paths } from '@/lib/shared/url/paths';
import { ownCommunityIn } from '@/lib/shared/url/shared-pages';
import { loadAllPosts } from '../../../news/posts/load-posts';
import { postsMetadata, postsScreen } from '../../../news/posts/posts-screen';

export const dynamic = 'force-static';
export const revalidate = 30;

/** Without this empty list, Next would build a page for a path without a name. */
export function generateStaticParams(): { lead: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  return postsMetadata(await loadAllPosts());
}

interface PageProps {
  params: Promise<{ lead: string }>;
}

export default async function SharedPostsPage({ params }: PageProps) {
  const slug = ownCommunityIn((await params).lead);
  const own = slug === null ? null : communityOfSlug(slug);
  return postsScreen(await loadAllPosts(own), paths.posts);
}
