import type { Metadata } from 'next';
import { NO_EVENT_CHOICE } from '@/lib/shared/domain/directory/event-choice';
import { communityOfSlug } from '@/lib/shared/domain/directory/slugs';
import { ownCommunityIn } from '@/lib/shared/url/shared-pages';
import { loadUpcoming } from '../../../../whats-on/load-upcoming';
import { whatsOnMetadata } from '../../../../whats-on/whats-on-metadata';
import { whatsOnScreen } from '../../../../whats-on/whats-on-screen';

export const dynamic = 'force-static';
export const revalidate = 30;

/** Without this empty list, Next would build a page for a path without a name. */
export function generateStaticParams(): { span: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  return whatsOnMetadata(await loadUpcoming(), null);
}

interface PageProps {
  params: Promise<{ span: string }>;
}

export default async function SharedWhatsOnPage({ params }: PageProps) {
  const own = ownCommunityIn((await params).span);
  const upcoming = await loadUpcoming();
  return whatsOnScreen({
    choice: NO_EVENT_CHOICE,
    upcoming,
    own: own === null ? null : communityOfSlug(own),
  });
}
