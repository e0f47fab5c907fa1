import type { Metadata } from 'next';
import { cache } from 'react';
import { getUser } from '@/lib/auth/session';
import type { Service } from '@/lib/contract/services';
import { parseReviewPage } from '@/lib/domain/reviews/shown-pages';
import { isServiceOf } from '@/lib/host/services';
import { parseProfileId, REVIEW_PAGE } from '@/lib/url/profile-url';
import type { SearchParams } from '@/lib/url/search-params';
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
