import { ChevronDown } from '@/components/ui/icons';
import { useTexts } from '@/lib/texts/use-texts';
import type { FindState } from '@/lib/url/find-url';
import { SHEETS } from './sheet-ids';
import { useChoiceWords } from './use-choice-words';

/** Fewer need no order. */
const SORTED_FROM = 4;

/** How many there are, and their order. */
export function ResultsHead({ state, total }: { state: FindState; total: number }) {
  const t = useTexts('directory.results');
  const orders = useTexts('directory.orders');
  const { country } = useChoiceWords();
  return (
    <div className="flex min-h-19 items-center justify-between gap-3">
      <h2 className="text-base font-normal text-muted">
        {t.rich('count', {
          count: total,
          country,
          strong: (text) => <b className="font-semibold text-text">{text}</b>,
        })}
        {state.q ? (
          <>
            {' '}
            {t.rich('for', {
              words: () => <bdi className="font-semibold text-text">{state.q}</bdi>,
            })}
          </>
        ) : null}
      </h2>
      {total >= SORTED_FROM ? (
        <button
          className="inline-flex min-h-target flex-none cursor-pointer items-center gap-1 rounded-sm border-0 bg-transparent px-2 text-sm font-semibold print:hidden"
          type="button"
          popoverTarget={SHEETS.sort}
          aria-label={t('sortedBy', { order: orders(state.sort) })}
        >
          {orders(state.sort)}
          <ChevronDown />
        </button>
      ) : null}
    </div>
  );
}
