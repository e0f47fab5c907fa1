import type { ReactNode } from 'react';
import { NewsParts } from '@/components/directory/posts/news-parts';
import { NewsBrowser } from '@/components/news/news-browser';
import { pageVariants } from '@/components/ui/page';
import { offersPosts } from '@/lib/host/slates/community-slates';
import { BrowserTexts } from '@/lib/texts/browser-texts';

/** Above both kinds of news pages, so that the filters stay while the articles change. */
export default function NewsLayout({ children }: { children: ReactNode }) {
  return (
    // Keeps the foot of the page below the fold in short states.
    <main className={pageVariants({ className: 'min-h-[70vh] pb-12' })}>
      {offersPosts() ? (
        <div className="-mb-3 pt-5">
          <NewsParts current="articles" />
        </div>
      ) : null}
      <BrowserTexts of="(site)/(news)/layout">
        <NewsBrowser>{children}</NewsBrowser>
      </BrowserTexts>
    </main>
  );
}
