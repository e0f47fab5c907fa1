import '@/app/styles/profile.css';
import type { Metadata } from 'next';
import { type ProfileProblem, ProfileProblemPage } from '@/components/profile/profile-problem';
import { ProviderProfile } from '@/components/profile/provider-profile';
import { StructuredData } from '@/components/profile/structured-data';
import { env } from '@/lib/env';
import { setPageStatus } from '@/lib/http/page-status';
import { withTexts } from '@/lib/texts/browser-texts';
import type { SearchParams } from '@/lib/url/booking-url';
import { parseProfileId } from '@/lib/url/profile-url';
import { loadOffer } from './load-offer';
import { loadProfile } from './load-profile';
import { profileMetadata } from './profile-metadata';

interface PageProps {
  searchParams: Promise<SearchParams>;
}

const STATUS = { noId: 400, notFound: 404, failed: 502 } as const satisfies Record<
  ProfileProblem,
  number
>;

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const profile = await loadProfile(parseProfileId(await searchParams));
  return profileMetadata(profile);
}

async function ProviderPage({ searchParams }: PageProps) {
  const id = parseProfileId(await searchParams);
  const profile = await loadProfile(id);
  if (!('service' in profile)) {
    setPageStatus(STATUS[profile.kind]);
    return <ProfileProblemPage problem={profile.kind} serviceId={id} />;
  }
  const { kind, service } = profile;
  return (
    <>
      {kind === 'public' ? <StructuredData service={service} siteUrl={env().SITE_URL} /> : null}
      <ProviderProfile
        service={service}
        offer={await loadOffer(service.id, Date.now())}
        isPreview={kind === 'preview'}
      />
    </>
  );
}

export default withTexts('(site)/providerPage/page', ProviderPage);
