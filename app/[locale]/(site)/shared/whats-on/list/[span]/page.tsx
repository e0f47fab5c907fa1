import type { Metadata } from 'next';
import { NO_EVENT_CHOICE } from '@/lib/domain/directory/event-choice';
import { loadUpcoming } from '../../../../whats-on/load-upcoming';
import { whatsOnMetadata } from '../../../../whats-on/whats-on-metadata';
import { whatsOnScreen } from '../../../../whats-on/whats-on-screen';

/** Cookies, headers and the query read as empty, so that all visitors can share the page. */
export const dynamic = 'force-static';
export const revalidate = 30;

/** With a name of its own for the one span that is shared, since a build would make a page without any. */
export function generateStaticParams(): { span: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  return whatsOnMetadata(await loadUpcoming(), { hasChoice: false });
}

export default async function SharedWhatsOnPage() {
  const upcoming = await loadUpcoming();
  return whatsOnScreen({ choice: NO_EVENT_CHOICE, upcoming });
}
