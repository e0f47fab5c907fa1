import { PageLink } from '@/components/shared/links/page-link';
import { ChevronDown, MapPin } from '@/components/shared/ui/icons';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { SearchOrder } from '@/lib/shared/domain/directory/search';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type FindState, findPath, findWith } from '@/lib/shared/url/find-url';
import { SHEETS } from './sheet-ids';

/** Fewer need no order. */
export const SORTED_FROM = 4;

interface ResultsHeadProps {
  state: FindState;
  total: number;
  sort: SearchOrder;
  /** Words that were used instead of the typed ones; "" for none. */
  corrected: string;
  /** The part of the typed words that was searched for. */
  words: string;
  aside: string;
  leftOut: string;
  hasMap: boolean;
}

export function ResultsHead(props: ResultsHeadProps) {
  const { state, total, sort, corrected, words, aside, leftOut, hasMap } = props;
  const t = useTexts('directory.results');
  const named = useTexts('directory.named');
  const map = useTexts('directory.map');
  const orders = useTexts('directory.orders');
  return (
    <div className="py-3">
      {corrected ? <Corrected state={state} corrected={corrected} /> : null}
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-base font-normal text-muted">
          {t.rich('count', {
            count: total,
            strong: (text) => <b className="font-semibold text-text">{text}</b>,
          })}
          {words ? (
            <>
              {' '}
              {t.rich('for', {
                words: () => <bdi className="font-semibold text-text">{words}</bdi>,
              })}
            </>
          ) : null}
        </h2>
        <div className="-mx-2 flex flex-wrap items-center gap-x-1">
          {hasMap ? (
            <PageLink
              className="inline-flex min-h-target items-center gap-1 rounded-sm px-2 text-sm font-semibold text-text no-underline print:hidden"
              href={findPath(findWith(state, { map: state.map ? null : [] }))}
              rel="nofollow"
              scroll={false}
            >
              <MapPin />
              {map(state.map ? 'hide' : 'show')}
            </PageLink>
          ) : null}
          {total >= SORTED_FROM ? (
            <button
              className="inline-flex min-h-target flex-none cursor-pointer items-center gap-1 rounded-sm border-0 bg-transparent px-2 text-sm font-semibold print:hidden"
              type="button"
              popoverTarget={SHEETS.sort}
              aria-label={t('sortedBy', { order: orders(sort) })}
            >
              {orders(sort)}
              <ChevronDown />
            </button>
          ) : null}
        </div>
      </div>
      {leftOut ? (
        <p className="text-sm text-muted wrap-anywhere">
          {named.rich(words ? 'unused' : 'leftOut', { words: () => <bdi>{leftOut}</bdi> })}
        </p>
      ) : null}
      {aside && sort === 'best' ? (
        <p className="text-sm text-muted">{t.rich('aside', { words: () => <bdi>{aside}</bdi> })}</p>
      ) : null}
    </div>
  );
}

function Corrected({ state, corrected }: { state: FindState; corrected: string }) {
  const t = useTexts('directory.results');
  return (
    <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
      <span>
        {t.rich('corrected', { words: () => <bdi className="font-bold">{corrected}</bdi> })}
      </span>
      <PageLink
        className={textLinkVariants()}
        href={findPath(findWith(state, { exact: true }))}
        rel="nofollow"
      >
        <span>{t.rich('typed', { words: () => <bdi>{state.q}</bdi> })}</span>
      </PageLink>
    </p>
  );
}
