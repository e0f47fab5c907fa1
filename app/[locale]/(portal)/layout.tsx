import type { Metadata } from 'next';
import '@/app/styles/portal.css';
import type { ReactNode } from 'react';
import { LocationProvider } from '@/components/location/location-context';

/** Pages of the portal are not for search engines. */
export const metadata: Metadata = { robots: { index: false } };

export default function PortalLayout({ children }: { children: ReactNode }) {
  return <LocationProvider>{children}</LocationProvider>;
}
