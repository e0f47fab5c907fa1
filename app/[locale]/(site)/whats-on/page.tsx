import type { Metadata } from 'next';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { parseEventChoice } from '@/lib/shared/url/whats-on-url';
import { loadUpcoming } from './load-upcoming';
import { whatsOnMetadata } from './whats-on-metadata';
import { whatsOnScreen } from './whats-on-screen';

interface PageProps {
  searchParams: Promise<SearchParams>;
}

/** Search engines get the list without a choice. */
export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return whatsOnMetadata(await loadUpcoming(), parseEventChoice(await searchParams));
}

export default async function WhatsOnPage({ searchParams }: PageProps) {
  const choice = parseEventChoice(await searchParams);
  return whatsOnScreen({ choice, upcoming: await loadUpcoming() });
}
