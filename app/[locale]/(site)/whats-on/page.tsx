import type { Metadata } from 'next';
import type { SearchParams } from '@/lib/url/booking-url';
import { parseEventChoice } from '@/lib/url/whats-on-url';
import { loadUpcoming } from './load-upcoming';
import { whatsOnMetadata } from './whats-on-metadata';
import { whatsOnScreen } from './whats-on-screen';

interface PageProps {
  searchParams: Promise<SearchParams>;
}

/** A choice is one visitor's; search engines find the list without any, and the events themselves. */
export async function generateMetadata(): Promise<Metadata> {
  return whatsOnMetadata(await loadUpcoming(), { hasChoice: true });
}

export default async function WhatsOnPage({ searchParams }: PageProps) {
  const choice = parseEventChoice(await searchParams);
  return whatsOnScreen({ choice, upcoming: await loadUpcoming() });
}
