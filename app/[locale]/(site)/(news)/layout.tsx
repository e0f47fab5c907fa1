import type { ReactNode } from 'react';
import { NewsParts } from '@/components/directory/posts/news-parts';
import { NewsBrowser } from '@/components/news/news-browser';
import { pageVariants } from '@/components/ui/page';
import { offersPosts } from '@/lib/host/slates/community-slates';
import { BrowserTexts } from '@/lib/texts/browser-texts';

/** Keeps the filters while the articles change. */
export default function NewsLayout({ children }: { children: ReactNode }) {
  return (
    // Keeps the footer below the fold.
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
