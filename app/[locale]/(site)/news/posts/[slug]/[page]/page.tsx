import type { Metadata } from 'next';
import { LAST_PAGE } from '@/lib/shared/domain/directory/search';
import { paths } from '@/lib/shared/url/paths';
import { type LoadedPosts, loadPostsOf } from '../../load-posts';
import { postsMetadata, postsScreen } from '../../posts-screen';

export const dynamic = 'force-static';
export const revalidate = 30;

interface PageProps {
  params: Promise<{ slug: string; page: string }>;
}

export function generateStaticParams(): { slug: string; page: string }[] {
  return [];
}

/** The first page's address has no number. */
async function load({ slug, page }: { slug: string; page: string }): Promise<LoadedPosts> {
  const isNumber = /^[1-9]\d{0,2}$/.test(page) && page !== '1' && Number(page) <= LAST_PAGE;
  return isNumber ? loadPostsOf(slug, Number(page)) : 'missing';
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return postsMetadata(await load(await params));
}

export default async function FurtherPostsPage({ params }: PageProps) {
  const { slug, page } = await params;
  return postsScreen(await load({ slug, page }), `${paths.posts}/${slug}/${page}`);
}
