import { missingScreen } from '@/app/missing-screen';
import { CategoryStrip } from '@/components/find/search/category-strip';
import { isGozo } from '@/components/find/search/choice-words';
import { Communities } from '@/components/find/search/communities';
import { byId } from '@/components/find/search/counts';
import { FestivalLeads } from '@/components/find/search/festival-leads';
import { FilterBar } from '@/components/find/search/filters/filter-bar';
import { FilterSheets } from '@/components/find/search/filters/filter-sheets';
import type { Offer } from '@/components/find/search/filters/offer';
import { FindHead } from '@/components/find/search/find-head';
import { HowSorted } from '@/components/find/search/how-sorted';
import { NamedCommunity } from '@/components/find/search/named-community';
import { NearServices } from '@/components/find/search/near-services';
import { NobodyFound } from '@/components/find/search/nobody-found';
import { OtherCategories } from '@/components/find/search/other-categories';
import { pagesOf, ResultPages } from '@/components/find/search/result-pages';
import { ResultsHead, SORTED_FROM } from '@/components/find/search/results-head';
import { ResultsMap } from '@/components/find/search/results-map';
import { ServiceCards } from '@/components/find/service-cards';
import { PageLink } from '@/components/shared/links/page-link';
import { AskCommunity, CommunityFirst } from '@/components/shared/own-community/community-first';
import { ListData } from '@/components/shared/site/list-data';
import { buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { CircleAlert, RotateCw } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { pageVariants } from '@/components/shared/ui/page';
import { env } from '@/lib/server/env';
import { doNotShare, setPageStatus } from '@/lib/server/http/page-status';
import { redirectToPage } from '@/lib/server/http/redirect-to-page';
import type { FoundService, FoundServices, SaidFilter } from '@/lib/shared/contract/service-search';
import { RESULTS_PER_PAGE, SEARCHED_DAYS, usualOrder } from '@/lib/shared/domain/directory/search';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { onMap } from '@/lib/shared/domain/places/results-map';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { localDay } from '@/lib/shared/time/format';
import { daysFrom } from '@/lib/shared/time/local-date';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { ANYBODY, type FindState, findPath } from '@/lib/shared/url/find-url';
import { providerPath } from '@/lib/shared/url/paths';
import { pageWords } from './find-metadata';
import { loadFestival } from './load-festival';
import { type Find, loadCommunityFirst, loadFind } from './load-find';
import { loadKinds } from './load-kinds';

const DAYS_OFFERED = Math.min(14, SEARCHED_DAYS);

const OWN_FIRST = 4;

const STATUS = { failed: 502, tooLong: 400 } as const;

function countsOf(find: Find): Offer['counts'] {
  if (!('found' in find)) return null;
  const { categories, communities, cities } = find.found.facets;
  return { categories: byId(categories), communities: byId(communities), places: byId(cities) };
}

export async function findScreen(state: FindState | null, own: CommunityId | null = null) {
  if (!state) return missingScreen();
  const find = await loadFind(state);
  if (find.kind === 'missing') return missingScreen();
  if (find.kind === 'failed' || find.kind === 'tooLong') setPageStatus(STATUS[find.kind]);
  // Words that are too long stay in the field only. Each link with them would be refused again.
  const linked = find.kind === 'tooLong' ? { ...state, q: '' } : state;
  const { category, page, kind } = state;
  const last = 'found' in find ? pagesOf(find.found.total) : page;
  if (page > 1 && page > last) await redirectToPage(findPath({ ...state, page: last || 1 }));

  const now = Date.now();
  const counts = countsOf(find);
  const kinds = 'found' in find ? await loadKinds(category, find.found, kind) : [];
  const days = daysFrom(localDay(now, VENUE_ZONE.id), DAYS_OFFERED);
  const languages = 'found' in find ? find.found.facets.languages : [];
  const found = find.kind === 'found' ? find.found : null;
  const t = await pageTexts('directory.find');
  const { words = '', filters = [] } = 'found' in find ? find.found.understood : {};
  const meant = ('found' in find && find.found.didYouMean) || null;
  const festival = 'found' in find ? await loadFestival(state.q, words) : null;
  // Filters alone make no match better than another.
  const sort = !words && state.sort === 'best' ? usualOrder('') : state.sort;
  return (
    <>
      {found && !state.q ? (
        <ListData
          name={(await pageWords()).title(state)}
          pages={found.results.map(({ id, name }) => ({ path: providerPath(id), name }))}
          before={(page - 1) * RESULTS_PER_PAGE}
          siteUrl={env().SITE_URL}
        />
      ) : null}
      <main className="min-h-[70vh]">
        <FindHead state={state} total={found && kind === null ? found.total : null} kinds={kinds} />
        {category === null && find.kind !== 'empty' ? (
          <CategoryStrip state={linked} counts={counts?.categories ?? null} />
        ) : null}
        {category !== null && state.community === null && found && counts ? (
          <div className={pageVariants()}>
            <Communities heading={t('whose')} state={state} counts={counts.communities} leads />
          </div>
        ) : null}
        <FilterBar state={linked} said={filters} hasLanguages={languages.length > 0} />
        <div className={pageVariants()}>
          {festival ? <FestivalLeads festival={festival} /> : null}
          <NamedCommunity filters={filters} />
          {found && isUnchosen(state) ? <OwnCommunity own={own} now={now} /> : null}
          {found ? <Found state={state} found={found} sort={sort} now={now} /> : null}
          {find.kind === 'empty' ? (
            <NobodyFound
              state={state}
              on={find.on}
              near={find.found.near}
              filters={filters}
              meant={meant?.q ?? ''}
              kindTitle={kinds.find(({ id }) => id === kind)?.title ?? ''}
              now={now}
            />
          ) : null}
          {find.kind === 'failed' ? <FindFailed state={state} /> : null}
          {category !== null && counts ? (
            <OtherCategories state={state} counts={counts.categories} />
          ) : null}
        </div>
        <FilterSheets state={linked} sort={sort} offer={{ counts, kinds, days, languages }} />
      </main>
    </>
  );
}

interface FoundProps {
  state: FindState;
  found: FoundServices;
  sort: FindState['sort'];
  now: number;
}

async function Found({ state, found, sort, now }: FoundProps) {
  const near = await pageTexts('directory.near');
  const { words, aside, leftOut, filters } = found.understood;
  const { didYouMean: meant } = found;
  const corrected = meant?.applied ? meant.q : '';
  const places = onMap(found.facets.cities);
  const notes = await nearNotes(found.results, filters);
  return (
    <>
      <ResultsHead
        state={state}
        total={found.total}
        sort={sort}
        corrected={corrected}
        words={words}
        aside={aside}
        leftOut={leftOut}
        hasMap={places.length > 0}
      />
      {found.total >= SORTED_FROM ? <HowSorted words={state.q} sort={sort} /> : null}
      {state.map && places.length > 0 ? (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="top-16 lg:sticky lg:order-last">
            <ResultsMap state={state} places={places} total={found.total} />
          </div>
          <ServiceCards services={found.results} notes={notes} now={now} inRows />
        </div>
      ) : (
        <ServiceCards services={found.results} notes={notes} now={now} />
      )}
      <ResultPages state={state} total={found.total} />
      {found.near.length > 0 ? (
        <section className="grid gap-4 pt-10">
          <h2 className={headingVariants({ size: 'small', className: 'wrap-anywhere' })}>
            {near.rich('heading', { words: () => <bdi>{corrected || state.q}</bdi> })}
          </h2>
          <NearServices state={state} near={found.near} filters={filters} now={now} />
        </section>
      ) : null}
    </>
  );
}

/** Marks the results that are near the place that was asked for, not in it. */
async function nearNotes(results: readonly FoundService[], filters: readonly SaidFilter[]) {
  const place = filters.find(({ by, isNear }) => by === 'place' && isNear);
  if (!place || isGozo(place)) return new Map<string, string>();
  const note = (await pageWords()).said(place);
  const beside = results.filter(({ cityId }) => cityId !== place.id);
  return new Map(beside.map(({ id }) => [id, note]));
}

const isUnchosen = (state: FindState) => findPath(state) === findPath(ANYBODY);

/** Services of the visitor's community, or the question which community that is. */
async function OwnCommunity({ own, now }: { own: CommunityId | null; now: number }) {
  if (own === null) return <AskCommunity without={null} />;
  const found = await loadCommunityFirst(own);
  if (!found) {
    // The next visitor may get what was late.
    doNotShare();
    return null;
  }
  if (found.total === 0) return <AskCommunity without={own} />;
  return (
    <CommunityFirst
      community={own}
      count={found.total}
      href={findPath({ ...ANYBODY, community: own })}
    >
      <ServiceCards services={found.results.slice(0, OWN_FIRST)} now={now} />
    </CommunityFirst>
  );
}

function FindFailed({ state }: { state: FindState }) {
  const t = useTexts('directory.failed');
  const actions = useTexts('ui.actions');
  return (
    <Note look="error" size="large" className="my-6" role="alert">
      <CircleAlert />
      <div className="grid justify-items-start gap-3">
        <h2 className="font-semibold">{t('title')}</h2>
        <p>{t('cause')}</p>
        <PageLink className={buttonVariants({ look: 'secondary' })} href={findPath(state)}>
          <RotateCw />
          {actions('tryAgain')}
        </PageLink>
      </div>
    </Note>
  );
}
