import type { Metadata } from 'next';
import '../../styles/site.css';
import type { ReactNode } from 'react';

/** A choice in the making is nobody else's page: the profile is what search engines may show. */
export const metadata: Metadata = { robots: { index: false } };

export default function BookingLayout({ children }: { children: ReactNode }) {
  return children;
}
