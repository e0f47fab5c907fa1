import type { Metadata } from 'next';
import { isBuild } from '@/lib/env';
import { paths } from '@/lib/url/paths';
import { loadAllPosts } from './load-posts';
import { postsMetadata, postsScreen } from './posts-screen';

/** Cookies, headers and the query read as empty, so that all visitors can share the page. */
export const dynamic = 'force-static';
export const revalidate = 30;

export async function generateMetadata(): Promise<Metadata> {
  // What a build makes of this page is not served, and a build does not know the site's address.
  return isBuild() ? {} : postsMetadata(await loadAllPosts());
}

export default async function PostsPage() {
  return postsScreen(await loadAllPosts(), paths.posts);
}
