import type { ReactNode } from 'react';
import { NewsBrowser } from '@/components/news/news-browser';
import { pageVariants } from '@/components/ui/page';
import { BrowserTexts } from '@/lib/texts/browser-texts';

/** Above both kinds of news pages, so that the filters stay while the articles below are replaced. */
export default function NewsLayout({ children }: { children: ReactNode }) {
  return (
    // Short states leave the foot of the page below the fold.
    <main className={pageVariants({ className: 'min-h-[70vh] pb-12' })}>
      <BrowserTexts of="(site)/(news)/layout">
        <NewsBrowser>{children}</NewsBrowser>
      </BrowserTexts>
    </main>
  );
}
