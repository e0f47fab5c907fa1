import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { sitePreview } from '@/app/page-metadata';
import '@/components/calendar/grid/grid.css';
import { SignedOutDialog } from '@/components/shared/forms/signed-out-dialog';
import { LanguageFooter } from '@/components/shared/languages/language-footer';
import { OfferedLanguage } from '@/components/shared/languages/offered-language';
import { LocationProvider } from '@/components/shared/location/location-context';
import { BrowserTexts } from '@/lib/shared/texts/browser-texts';
import { inLanguage } from '@/lib/shared/url/locale-path';
import { PORTAL_MANIFEST } from '@/lib/shared/url/portal-files';

export async function generateMetadata(): Promise<Metadata> {
  const manifest = inLanguage(PORTAL_MANIFEST, await getLocale());
  return { ...(await sitePreview()), robots: { index: false }, manifest };
}

export default function PortalLayout({ children }: { children: ReactNode }) {
  return (
    <BrowserTexts of="(portal)/layout">
      <LocationProvider>{children}</LocationProvider>
      <LanguageFooter />
      <OfferedLanguage />
      <SignedOutDialog />
    </BrowserTexts>
  );
}
