import type { ReactNode } from 'react';
import { sitePreview } from '@/app/page-metadata';
import '@/app/styles/public.css';
import { OfferedLanguage } from '@/components/languages/offered-language';
import { Footer } from '@/components/site/footer';
import { TopBar } from '@/components/site/top-bar';
import { isDirectoryOffered } from '@/lib/host/directory/offered';
import { requestPathname } from '@/lib/http/page-status';
import { BrowserTexts } from '@/lib/texts/browser-texts';

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
