import type { Metadata } from 'next';
import { loadPublicProfile } from '../../../providerPage/load-profile';
import { profileMetadata } from '../../../providerPage/profile-metadata';
import { profileScreen } from '../../../providerPage/profile-screen';

/** Cookies, headers and the query read as empty, so that all visitors can share the page. */
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
  return profileMetadata(await loadPublicProfile((await params).id));
}

export default async function SharedProfilePage({ params }: PageProps) {
  const { id } = await params;
  return profileScreen({ id, profile: await loadPublicProfile(id) });
}
