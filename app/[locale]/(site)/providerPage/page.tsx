import type { Metadata } from 'next';
import type { SearchParams } from '@/lib/url/booking-url';
import { parseProfileId } from '@/lib/url/profile-url';
import { loadVisitorProfile } from './load-visitor-profile';
import { profileMetadata } from './profile-metadata';
import { profileScreen } from './profile-screen';

interface PageProps {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return profileMetadata(await loadVisitorProfile(parseProfileId(await searchParams)));
}

export default async function ProviderPage({ searchParams }: PageProps) {
  const id = parseProfileId(await searchParams);
  return profileScreen({ id, profile: await loadVisitorProfile(id) });
}
