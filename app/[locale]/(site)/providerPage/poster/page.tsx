import type { Metadata } from 'next';
import { ProfileProblemPage } from '@/components/profile/profile-problem';
import { Poster } from '@/components/share/poster';
import { env } from '@/lib/env';
import { isDirectoryOffered } from '@/lib/host/directory/offered';
import { setPageStatus } from '@/lib/http/page-status';
import { pageTexts } from '@/lib/texts/page-texts';
import type { SearchParams } from '@/lib/url/booking-url';
import { providerPath } from '@/lib/url/paths';
import { parseProfileId } from '@/lib/url/profile-url';
import { loadPublicProfile, PROFILE_STATUS } from '../load-profile';

interface PageProps {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const profile = await loadPublicProfile(parseProfileId(await searchParams));
  if (!('service' in profile)) {
    const t = await pageTexts('profile.problem');
    return { title: t(`${profile.kind}Title`) };
  }
  const t = await pageTexts('share.poster');
  return { title: t('title', { name: profile.service.name }) };
}

export default async function PosterPage({ searchParams }: PageProps) {
  const id = parseProfileId(await searchParams);
  const profile = await loadPublicProfile(id);
  if ('service' in profile) {
    const { service } = profile;
    return <Poster service={service} url={`${env().SITE_URL}${providerPath(service.id)}`} />;
  }
  setPageStatus(PROFILE_STATUS[profile.kind]);
  return (
    <ProfileProblemPage problem={profile.kind} serviceId={id} hasDirectory={isDirectoryOffered()} />
  );
}
