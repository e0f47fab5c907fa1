import { ServiceCards } from '@/components/find/service-cards';
import { PageLink } from '@/components/shared/links/page-link';
import { Art } from '@/components/shared/ui/art';
import { buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { ChevronRight, Store, Undo2 } from '@/components/shared/ui/icons';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { NearService, SaidFilter } from '@/lib/shared/contract/service-search';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { ANYBODY, type FindState, findPath, findWith } from '@/lib/shared/url/find-url';
import { paths } from '@/lib/shared/url/paths';
import { Communities } from './communities';
import { NearServices } from './near-services';
import { useChoiceWords } from './use-choice-words';
import type { GivenUp, WayOn, WaysOn } from './ways-on';

interface NobodyFoundProps {
  state: FindState;
  on: WaysOn;
  near: readonly NearService[];
  filters: readonly SaidFilter[];
  /** Words that would find somebody; "" for none. */
  meant: string;
  /** The title of the chosen kind; "" for none. */
  kindTitle: string;
  /** Epoch ms. */
  now: number;
}

export function NobodyFound({ state, on, near, filters, meant, kindTitle, now }: NobodyFoundProps) {
  const t = useTexts('directory.empty');
  const { ways, close, total, communities } = on;
  const [best] = ways;
  const didYouMean = meant ? (
    <PageLink className={textLinkVariants()} href={findPath(findWith(state, { q: meant }))}>
      <span className="wrap-anywhere">
        {t.rich('didYouMean', { words: () => <bdi className="font-bold">{meant}</bdi> })}
      </span>
    </PageLink>
  ) : null;
  const clear =
    total > 0 ? (
      <PageLink className={buttonVariants({ look: 'secondary' })} href={paths.find}>
        <Undo2 className="rtl:-scale-x-100" />
        {t('clear', { count: total })}
      </PageLink>
    ) : null;
  return (
    <>
      {near.length > 0 ? (
        <section className="grid gap-4 pt-6 lg:pt-8">
          <h2 className={headingVariants({ size: 'small', className: 'wrap-anywhere' })}>
            <Asked state={state} kindTitle={kindTitle} isNear />
          </h2>
          {didYouMean}
          <NearServices state={state} near={near} filters={filters} now={now} />
        </section>
      ) : null}
      <section className="grid gap-8 pt-8 pb-4 lg:grid-cols-2 lg:items-center lg:pt-16">
        {near.length > 0 ? (
          <div className="max-lg:order-last">{clear}</div>
        ) : (
          <div className="grid justify-items-start gap-4">
            <Art name="empty" className="h-auto w-48" />
            <h2 className={headingVariants({ size: 'medium' })}>{t('title')}</h2>
            <p className="max-w-short text-muted wrap-anywhere">
              <Asked state={state} kindTitle={kindTitle} />{' '}
              {ways.length > 0 ? t('oneChange') : null}
            </p>
            {didYouMean}
            {clear}
          </div>
        )}
        {ways.length > 0 ? (
          <div className="grid gap-2">
            <h3 className="text-sm font-semibold">{t('tryWithout')}</h3>
            <ul className="grid gap-2">
              {ways.map((way) => (
                <li key={findPath(way.to)}>
                  <Way state={state} kindTitle={kindTitle} way={way} />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </section>
      {best && close.length > 0 ? (
        <section className="grid gap-4 pt-8">
          <div className="flex items-center justify-between gap-4">
            <h2 className={headingVariants({ size: 'small' })}>{t('close')}</h2>
            <PageLink className={textLinkVariants()} href={findPath(best.to)}>
              {t('seeAll')}
            </PageLink>
          </div>
          <p className="-mt-2 text-muted wrap-anywhere">
            {t('closeTo')} <WayName way={best} />
          </p>
          <ServiceCards services={close} now={now} />
        </section>
      ) : null}
      <Communities heading={t('communities')} state={ANYBODY} counts={communities} />
      <ListYours />
    </>
  );
}

function ListYours() {
  const t = useTexts('directory.listYours');
  return (
    <section className="mt-8 grid items-center gap-4 rounded-lg bg-wash p-5 sm:grid-cols-[minmax(0,1fr)_auto] md:p-8">
      <div>
        <h2 className={headingVariants({ size: 'small' })}>{t('title')}</h2>
        <p className="text-muted">{t('lead')}</p>
      </div>
      <PageLink className={buttonVariants({ look: 'secondary' })} href={paths.portal}>
        <Store />
        {t('list')}
      </PageLink>
    </section>
  );
}

interface AskedProps {
  state: FindState;
  kindTitle: string;
  isNear?: boolean;
}

function Asked({ state, kindTitle, isNear = false }: AskedProps) {
  const t = useTexts('directory.empty');
  const words = useChoiceWords();
  const { q, category, community, place, speaks, day, soon, evening, weekend, priceUpTo } = state;
  const chosen = [
    category === null ? '' : words.category(category),
    kindTitle,
    community === null ? '' : words.community(community),
    place === null ? '' : words.place(place),
    speaks === null ? '' : words.language(speaks),
    day === null ? '' : words.day(day),
    soon ? words.time('soon') : '',
    evening ? words.time('evening') : '',
    weekend ? words.time('weekend') : '',
    priceUpTo === null ? '' : words.upTo(priceUpTo),
  ];
  const choices = withCommas(chosen, t.locale);
  if (!q) return choices ? t('nobodyFor', { choices }) : t('nobody');
  const where = choices && t('where', { choices });
  return t.rich(isNear ? 'nobodyNear' : 'noMatch', {
    where,
    words: () => <bdi className="font-semibold text-text">{q}</bdi>,
  });
}

function WayName({ way: { givenUp, to, said } }: { way: WayOn }) {
  const t = useTexts('directory.empty');
  const any = useTexts('directory.any');
  const words = useChoiceWords();
  if (givenUp === 'said') return t.rich('without', { choice: () => <bdi>{said}</bdi> });
  if (givenUp === 'words' && to.q) return t.rich('wordAlone', { word: () => <bdi>{to.q}</bdi> });
  if (givenUp === 'rest' && to.category !== null) {
    return t('categoryAlone', { category: words.category(to.category) });
  }
  return any(givenUp);
}

interface WayProps {
  state: FindState;
  kindTitle: string;
  way: WayOn;
}

function Way({ state, kindTitle, way }: WayProps) {
  const t = useTexts('directory.empty');
  const words = useChoiceWords();
  const { givenUp, to, count } = way;
  const before: Partial<Record<GivenUp, string>> = {
    category: state.category === null ? '' : words.category(state.category),
    kind: kindTitle,
    community: state.community === null ? '' : words.community(state.community),
    place: state.place === null ? '' : words.place(state.place),
    speaks: state.speaks === null ? '' : words.speaks(state.speaks),
    day: state.day === null ? '' : words.day(state.day),
    soon: words.time('soon'),
    evening: words.time('evening'),
    weekend: words.time('weekend'),
    priceUpTo: state.priceUpTo === null ? '' : words.upTo(state.priceUpTo),
    words: state.q,
  };
  return (
    <PageLink
      className="flex min-h-15 items-center gap-3 rounded-md border border-line bg-surface px-4 py-2 no-underline hover:bg-sunken"
      href={findPath(to)}
    >
      <span className="grid min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold">
          <WayName way={way} />
        </span>
        {before[givenUp] ? (
          <span className="text-sm text-muted">
            {t.rich('insteadOf', { choice: () => <bdi>{before[givenUp]}</bdi> })}
          </span>
        ) : null}
      </span>
      <b className="text-lg">{count}</b>
      <ChevronRight className="rtl:-scale-x-100" />
    </PageLink>
  );
}
