import type { Metadata } from 'next';
import { cache } from 'react';
import { getUser } from '@/lib/server/auth/session';
import { isServiceOf } from '@/lib/server/host/services';
import type { Service } from '@/lib/shared/contract/services';
import { parseReviewPage } from '@/lib/shared/domain/reviews/shown-pages';
import { parseProfileId, REVIEW_PAGE } from '@/lib/shared/url/profile-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { readProfile } from './load-profile';
import { profileMetadata } from './profile-metadata';
import { profileScreen } from './profile-screen';

const loadVisitorProfile = cache((id: string) => readProfile(id, isOwnPending));

async function isOwnPending(service: Service): Promise<boolean> {
  if (service.status !== 'pending') return false;
  const user = await getUser();
  return user !== null && (await isServiceOf(service, user.id));
}

interface PageProps {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return profileMetadata(await loadVisitorProfile(parseProfileId(await searchParams)));
}

export default async function ProviderPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const id = parseProfileId(params);
  const reviews = parseReviewPage(params[REVIEW_PAGE]);
  const profile = await loadVisitorProfile(id);
  const owner = profile.kind === 'preview' ? await getUser() : null;
  return profileScreen({ id, profile, reviews, ...(owner && { ownerId: owner.id }) });
}
