import type { Metadata } from 'next';
import { cache } from 'react';
import { missingMetadata, missingScreen } from '@/app/missing-screen';
import { findShortAddress } from '@/lib/server/host/short-addresses';
import { HostError } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { redirectForGood } from '@/lib/server/http/redirect-to-page';
import { providerPath } from '@/lib/shared/url/paths';
import type { Profile } from '../../providerPage/load-profile';
import { profileMetadata } from '../../providerPage/profile-metadata';
import { profileScreen } from '../../providerPage/profile-screen';

interface PageProps {
  params: Promise<{ address: string }>;
}

const load = cache(async (address: string): Promise<Profile | { serviceId: string }> => {
  try {
    const serviceId = await findShortAddress(address);
    return serviceId === null ? { kind: 'notFound', was: null } : { serviceId };
  } catch (error) {
    if (error instanceof HostError) return { kind: 'failed' };
    throw error;
  }
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const found = await load((await params).address);
  if ('serviceId' in found) return {};
  return isOurs() ? profileMetadata(found) : missingMetadata();
}

export default async function ShortAddressPage({ params }: PageProps) {
  const found = await load((await params).address);
  if ('serviceId' in found) return redirectForGood(providerPath(found.serviceId));
  return isOurs() ? profileScreen({ id: '', profile: found }) : missingScreen();
}
