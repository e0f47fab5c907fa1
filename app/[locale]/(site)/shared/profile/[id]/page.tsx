import type { Metadata } from 'next';
import { loadPublicProfile } from '../../../providerPage/load-profile';
import { profileMetadata } from '../../../providerPage/profile-metadata';
import { profileScreen } from '../../../providerPage/profile-screen';

export const dynamic = 'force-static';
export const revalidate = 30;

interface PageProps {
  params: Promise<{ id: string }>;
}

export function generateStaticParams(): { id: string }[] {
  return [];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return profileMetadata(await loadPublicProfile((await params).id));
}

export default async function SharedProfilePage({ params }: PageProps) {
  const { id } = await params;
  return profileScreen({ id, profile: await loadPublicProfile(id) });
}
