import type { Metadata } from 'next';
import '@/app/styles/portal.css';
import type { ReactNode } from 'react';
import { sitePreview } from '@/app/page-metadata';
import { LanguageFooter } from '@/components/languages/language-footer';
import { OfferedLanguage } from '@/components/languages/offered-language';
import { LocationProvider } from '@/components/location/location-context';
import { BrowserTexts } from '@/lib/texts/browser-texts';
import { PORTAL_MANIFEST } from '@/lib/url/portal-files';

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await sitePreview()), robots: { index: false }, manifest: PORTAL_MANIFEST };
}

export default function PortalLayout({ children }: { children: ReactNode }) {
  return (
    <BrowserTexts of="(portal)/layout">
      <LocationProvider>{children}</LocationProvider>
      <LanguageFooter />
      <OfferedLanguage />
    </BrowserTexts>
  );
}
