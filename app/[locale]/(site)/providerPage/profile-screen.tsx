import { ReportView } from '@/components/analytics/report-view';
import { ProfileProblemPage } from '@/components/profile/profile-problem';
import { ProviderProfile } from '@/components/profile/provider-profile';
import { StructuredData } from '@/components/profile/structured-data';
import { env } from '@/lib/env';
import { offersDirectory } from '@/lib/host/directory/has-no-directory';
import { isDirectoryOffered } from '@/lib/host/directory/offered';
import { countsViews } from '@/lib/host/insight';
import { canReport } from '@/lib/host/reports';
import { doNotShare, setPageStatus } from '@/lib/http/page-status';
import { loadNear } from './load-near';
import { loadOffer } from './load-offer';
import { PROFILE_STATUS, type Profile } from './load-profile';

interface ProfileScreenProps {
  id: string;
  profile: Profile;
}

export async function profileScreen({ id, profile }: ProfileScreenProps) {
  if (!('service' in profile)) {
    setPageStatus(PROFILE_STATUS[profile.kind]);
    const near = profile.kind === 'notFound' ? await loadNear(profile.was) : null;
    return (
      <ProfileProblemPage
        problem={profile.kind}
        serviceId={id}
        hasDirectory={isDirectoryOffered()}
        near={near}
        now={Date.now()}
      />
    );
  }
  const { kind, service } = profile;
  const offer = await loadOffer(service.id, Date.now());
  if (!offer.isComplete) doNotShare();
  return (
    <>
      {kind === 'public' ? <StructuredData service={service} siteUrl={env().SITE_URL} /> : null}
      <ProviderProfile
        service={service}
        offer={offer}
        isPreview={kind === 'preview'}
        mayReport={kind === 'public' && canReport()}
        hasDirectory={offersDirectory()}
      />
      {kind === 'public' && countsViews() ? <ReportView serviceId={service.id} /> : null}
    </>
  );
}
