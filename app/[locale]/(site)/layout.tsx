import type { ReactNode } from 'react';
import { sitePreview } from '@/app/page-metadata';
import { OfferedLanguage } from '@/components/shared/languages/offered-language';
import { Footer } from '@/components/shared/site/footer';
import { TopBar } from '@/components/shared/site/top-bar';
import { isDirectoryOffered } from '@/lib/server/host/directory/offered';
import { requestPathname } from '@/lib/server/http/page-status';
import { BrowserTexts } from '@/lib/shared/texts/browser-texts';

export const generateMetadata = sitePreview;

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <BrowserTexts of="(site)/layout">
      <TopBar pathname={requestPathname()} offersDirectory={isDirectoryOffered()} />
      <div className="focus:outline-none" id="content" tabIndex={-1}>
        {children}
      </div>
      <Footer />
      <OfferedLanguage />
    </BrowserTexts>
  );
}
