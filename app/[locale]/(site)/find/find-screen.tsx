import { missingScreen } from '@/app/missing-screen';
import { CategoryStrip } from '@/components/directory/find/category-strip';
import { Communities } from '@/components/directory/find/communities';
import { byId } from '@/components/directory/find/counts';
import { FilterBar } from '@/components/directory/find/filters/filter-bar';
import { FilterSheets } from '@/components/directory/find/filters/filter-sheets';
import type { Offer } from '@/components/directory/find/filters/offer';
import { FindFailed } from '@/components/directory/find/find-failed';
import { FindHead } from '@/components/directory/find/find-head';
import { FindListData } from '@/components/directory/find/find-list-data';
import { NobodyFound } from '@/components/directory/find/nobody-found';
import { OtherCategories } from '@/components/directory/find/other-categories';
import { pagesOf, ResultPages } from '@/components/directory/find/result-pages';
import { ResultsHead } from '@/components/directory/find/results-head';
import { ServiceCards } from '@/components/directory/service-cards';
import { pageVariants } from '@/components/ui/page';
import { SEARCHED_DAYS } from '@/lib/domain/directory/search';
import { env } from '@/lib/env';
import { setPageStatus } from '@/lib/http/page-status';
import { redirectToPage } from '@/lib/http/redirect-to-page';
import { pageTexts } from '@/lib/texts/page-texts';
import { localDay } from '@/lib/time/format';
import { daysFrom } from '@/lib/time/local-date';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { type FindState, findPath } from '@/lib/url/find-url';
import { pageWords } from './find-metadata';
import { type Find, loadFind } from './load-find';
import { loadKinds } from './load-kinds';

/** More days than two weeks would be a list to scroll through; the calendar of a provider has all. */
const DAYS_OFFERED = Math.min(14, SEARCHED_DAYS);

const STATUS = { failed: 502, tooLong: 400 } as const;

function countsOf(find: Find): Offer['counts'] {
  if (!('found' in find)) return null;
  const { categories, communities, cities } = find.found.facets;
  return { categories: byId(categories), communities: byId(communities), places: byId(cities) };
}

/** A search of the directory and what it finds, for one visitor or as the copy for all. */
export async function findScreen(state: FindState | null) {
  if (!state) return missingScreen();
  const find = await loadFind(state);
  if (find.kind === 'missing') return missingScreen();
  if (find.kind === 'failed' || find.kind === 'tooLong') setPageStatus(STATUS[find.kind]);
  const { category, page, kind } = state;
  const last = 'found' in find ? pagesOf(find.found.total) : page;
  if (page > 1 && page > last) await redirectToPage(findPath({ ...state, page: last || 1 }));

  const now = Date.now();
  const counts = countsOf(find);
  const kinds = 'found' in find ? await loadKinds(category, find.found, kind) : [];
  const days = daysFrom(localDay(now, VENUE_ZONE.id), DAYS_OFFERED);
  const found = find.kind === 'found' ? find.found : null;
  const t = await pageTexts('directory.find');
  return (
    <>
      {found && !state.q ? (
        <FindListData
          name={(await pageWords()).title(state)}
          services={found.results}
          page={page}
          siteUrl={env().SITE_URL}
        />
      ) : null}
      <main className="min-h-[70vh]">
        <FindHead state={state} total={found && kind === null ? found.total : null} kinds={kinds} />
        {category === null && find.kind !== 'empty' ? (
          <CategoryStrip state={state} counts={counts?.categories ?? null} />
        ) : null}
        {category !== null && state.community === null && found && counts ? (
          <div className={pageVariants()}>
            <Communities heading={t('whose')} state={state} counts={counts.communities} leads />
          </div>
        ) : null}
        <FilterBar state={state} />
        <div className={pageVariants()}>
          {found ? (
            <>
              <ResultsHead state={state} total={found.total} />
              <ServiceCards services={found.results} now={now} />
              <ResultPages state={state} total={found.total} />
            </>
          ) : null}
          {find.kind === 'empty' ? <NobodyFound state={state} on={find.on} now={now} /> : null}
          {find.kind === 'failed' ? <FindFailed state={state} /> : null}
          {category !== null && counts ? (
            <OtherCategories state={state} counts={counts.categories} />
          ) : null}
        </div>
        <FilterSheets state={state} offer={{ counts, kinds, days }} />
      </main>
    </>
  );
}
