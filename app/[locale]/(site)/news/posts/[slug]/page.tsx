import type { Metadata } from 'next';
import { paths } from '@/lib/shared/url/paths';
import { loadPostsOf } from '../load-posts';
import { postsMetadata, postsScreen } from '../posts-screen';

export const dynamic = 'force-static';
export const revalidate = 30;

interface PageProps {
  params: Promise<{ slug: string }>;
}

export function generateStaticParams(): { slug: string }[] {
  return [];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return postsMetadata(await loadPostsOf((await params).slug, 1));
}

export default async function CommunityPostsPage({ params }: PageProps) {
  const { slug } = await params;
  return postsScreen(await loadPostsOf(slug, 1), `${paths.posts}/${slug}`);
}
