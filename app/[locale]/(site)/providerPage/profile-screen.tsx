import 'server-only';
import { getLocale } from 'next-intl/server';
import { ProfileProblemPage } from '@/components/profile/profile-problem';
import { ProviderProfile } from '@/components/profile/provider-profile';
import { StructuredData } from '@/components/profile/structured-data';
import { ReportView } from '@/components/shared/analytics/report-view';
import { env } from '@/lib/server/env';
import { isDirectoryOffered } from '@/lib/server/host/directory/offered';
import { type AskedServices, searchServices } from '@/lib/server/host/directory/services';
import { findShareUrl } from '@/lib/server/host/short-addresses';
import { listSubcategories } from '@/lib/server/host/subcategories';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { inTime } from '@/lib/server/host/transport/in-time';
import { doNotShare, setPageStatus } from '@/lib/server/http/page-status';
import type { FoundService } from '@/lib/shared/contract/service-search';
import type { Service } from '@/lib/shared/contract/services';
import { isCommunityId } from '@/lib/shared/domain/places/communities';
import { type CategoryId, isCategoryId } from '@/lib/shared/domain/services/categories';
import { paths } from '@/lib/shared/url/paths';
import { loadOffer, loadPreviewOffer, loadReviews } from './load-offer';
import { type FormerService, PROFILE_STATUS, type Profile } from './load-profile';

interface ProfileScreenProps {
  id: string;
  profile: Profile;
  /** Set for a preview. */
  ownerId?: string;
  reviews?: number;
}

export async function profileScreen({
  id,
  profile,
  ownerId,
  reviews: number = 1,
}: ProfileScreenProps) {
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
  const [offer, shareUrl, reviews, subcategories] = await Promise.all([
    kind === 'preview' && ownerId
      ? loadPreviewOffer(service.id, ownerId, Date.now())
      : loadOffer(service.id, Date.now()),
    kind === 'preview' ? '' : findShareUrl(service.id, await getLocale()),
    kind === 'public' ? loadReviews(service.id, number) : null,
    loadSubcategories(service),
  ]);
  if (!offer.isComplete || reviews === 'failed' || !subcategories) doNotShare();
  const shown = { ...service, subcategories: subcategories ?? [] };
  return (
    <>
      {kind === 'public' ? (
        <StructuredData
          service={shown}
          reviews={reviews}
          hours={offer.hours}
          siteUrl={env().SITE_URL}
        />
      ) : null}
      <ProviderProfile
        service={shown}
        offer={offer}
        reviews={reviews}
        isPreview={kind === 'preview'}
        mayReport={kind === 'public' && isOurs()}
        hasDirectory={isOurs()}
        shareUrl={shareUrl.includes(`${paths.short}/`) ? shareUrl : null}
        trader={isOurs() ? service.trader : null}
      />
      {kind === 'public' && isOurs() ? <ReportView serviceId={service.id} /> : null}
    </>
  );
}

const SUBCATEGORIES_WAIT_MS = 2000;

/** Reads titles where {host} sent ids alone; undefined if they were not read in time. */
async function loadSubcategories(service: Service): Promise<Service['subcategories'] | undefined> {
  const { categoryId, subcategories, subcategoryIds } = service;
  const isWhole = subcategories.length > 0 || subcategoryIds.length === 0;
  if (isWhole || categoryId === null) return subcategories;
  const known = await inTime(listSubcategories(categoryId), SUBCATEGORIES_WAIT_MS);
  return known?.filter(({ id, title }) => title !== '' && subcategoryIds.includes(id));
}

const NEAR_WAIT_MS = 1500;
const SHOWN = 4;

interface NearServices {
  services: FoundService[];
  /** Null for any. */
  categoryId: CategoryId | null;
}

/**
 * The services that are free soonest: first those of the same category and community, then of the
 * category, then any. Empty without a directory, or if the answer is late.
 */
async function loadNear(was: FormerService | null): Promise<NearServices> {
  const none = { services: [], categoryId: null };
  if (!isOurs()) return none;
  const categoryId = was && isCategoryId(was.categoryId) ? was.categoryId : undefined;
  const communityId = was && isCommunityId(was.communityId) ? was.communityId : undefined;
  const read = (asked: AskedServices) => inTime(searchServices(asked), NEAR_WAIT_MS);
  const [both, category, any] = await Promise.all([
    categoryId && communityId ? read({ categoryId, communityId }) : null,
    categoryId ? read({ categoryId }) : null,
    read({}),
  ]);
  const alike = [...(both?.results ?? []), ...(category?.results ?? [])];
  const isAlike = alike.length > 0;
  const found = isAlike ? alike : (any?.results ?? []);
  const services = [...new Map(found.map((service) => [service.id, service])).values()];
  return {
    services: services.slice(0, SHOWN),
    categoryId: isAlike ? (categoryId ?? null) : null,
  };
}
