import type { Metadata } from 'next';
import { NOT_NAMED } from '@/lib/url/shared-pages';
import { findMetadata } from '../../../../find/find-metadata';
import { findScreen } from '../../../../find/find-screen';
import { stateAt } from '../../../../find/read-state';

/** Cookies, headers and the query read as empty, so that all visitors can share the page. */
export const dynamic = 'force-static';
export const revalidate = 30;

interface PageProps {
  params: Promise<{ category: string; community: string }>;
}

/** None of them is known when the site is built. */
export function generateStaticParams(): { category: string; community: string }[] {
  return [];
}

async function readCopied({ params }: PageProps) {
  const { category, community } = await params;
  const named = (slug: string) => (slug === NOT_NAMED ? undefined : slug);
  return stateAt({ category: named(category), community: named(community) });
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return findMetadata(await readCopied(props));
}

export default async function SharedFindPage(props: PageProps) {
  return findScreen(await readCopied(props));
}
