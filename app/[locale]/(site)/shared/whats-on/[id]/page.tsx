import type { Metadata } from 'next';
import { noteCopyStatus } from '@/lib/http/page-status';
import { withTexts } from '@/lib/texts/browser-texts';
import { eventMetadata } from '../../../whats-on/[id]/event-metadata';
import { eventScreen } from '../../../whats-on/[id]/event-screen';
import { loadEvent } from '../../../whats-on/[id]/load-event';

/** Cookies, headers and the query read as empty, so that nothing of one visitor gets into a copy. */
export const dynamic = 'force-static';
export const revalidate = 30;

interface PageProps {
  params: Promise<{ id: string }>;
}

/** None of them is known when the site is built. */
export function generateStaticParams(): { id: string }[] {
  return [];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { id } = await params;
  return eventMetadata(id, await loadEvent(id));
}

async function SharedEventPage({ params }: PageProps) {
  return eventScreen({ id: (await params).id, setStatus: noteCopyStatus });
}

export default withTexts('(site)/shared/whats-on/[id]/page', SharedEventPage);
