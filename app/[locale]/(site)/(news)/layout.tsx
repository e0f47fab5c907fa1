import type { ReactNode } from 'react';
import { NewsParts } from '@/components/find/posts/news-parts';
import { NewsBrowser } from '@/components/news/news-browser';
import { pageVariants } from '@/components/shared/ui/page';
import { offersPosts } from '@/lib/server/host/slates/community-slates';
import {
  NEWS_ORIGINS,
  NEWS_RESIDENCES,
  type NewsCountry,
} from '@/lib/shared/domain/news/countries';
import { countryName } from '@/lib/shared/domain/places/country-name';
import { compareNames } from '@/lib/shared/domain/text/in-order';
import { BrowserTexts } from '@/lib/shared/texts/browser-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';

/** Keeps the filters while the articles change. */
export default function NewsLayout({ children }: { children: ReactNode }) {
  const names = useTexts('forms.countries');
  const toChoice = ({ iso }: NewsCountry) => ({ value: iso, label: countryName(iso, names) });
  const origins = NEWS_ORIGINS.map(toChoice).sort((one, other) =>
    compareNames(one.label, other.label, names.locale),
  );
  return (
    // Keeps the footer below the fold.
    <main className={pageVariants({ className: 'min-h-[70vh] pb-12' })}>
      {offersPosts() ? (
        <div className="-mb-3 pt-5">
          <NewsParts current="articles" />
        </div>
      ) : null}
      <BrowserTexts of="(site)/(news)/layout">
        <NewsBrowser origins={origins} residences={NEWS_RESIDENCES.map(toChoice)}>
          {children}
        </NewsBrowser>
      </BrowserTexts>
    </main>
  );
}
