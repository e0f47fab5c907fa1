import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { ProfileProblemPage } from '@/components/profile/profile-problem';
import { Poster } from '@/components/shared/share/poster';
import { isDirectoryOffered } from '@/lib/server/host/directory/offered';
import { findShareUrl } from '@/lib/server/host/short-addresses';
import { setPageStatus } from '@/lib/server/http/page-status';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { parseProfileId } from '@/lib/shared/url/profile-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
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
    return <Poster service={service} url={await findShareUrl(service.id, await getLocale())} />;
  }
  setPageStatus(PROFILE_STATUS[profile.kind]);
  return (
    <ProfileProblemPage
      problem={profile.kind}
      serviceId={id}
      hasDirectory={isDirectoryOffered()}
      near={null}
      now={0}
    />
  );
}
