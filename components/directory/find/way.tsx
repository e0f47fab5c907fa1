import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { ChevronRight } from '@/components/ui/icons';
import { type FindState, findPath } from '@/lib/url/find-url';
import { useChoiceWords } from './use-choice-words';
import type { GivenUp, WayOn } from './ways-on';

/** What was looked for, in one sentence. */
export function Asked({ state }: { state: FindState }) {
  const t = useTexts('directory.empty');
  const words = useChoiceWords();
  const { q, category, community, place, day } = state;
  const chosen = [
    category === null ? '' : words.category(category),
    community === null ? '' : words.community(community),
    place === null ? '' : words.place(place),
    day === null ? '' : words.day(day),
  ].filter(Boolean);
  const choices = chosen.join(', ');
  if (!q) return choices ? t('nobodyFor', { choices }) : t('nobody');
  const where = choices && t('where', { choices });
  return t.rich('noMatch', {
    where,
    words: () => <bdi className="font-semibold text-text">{q}</bdi>,
  });
}

/** One way on: what is given up, and how many it finds. */
export function Way({ state, way: { givenUp, to, count } }: { state: FindState; way: WayOn }) {
  const t = useTexts('directory.empty');
  const any = useTexts('directory.any');
  const words = useChoiceWords();
  const before: Record<GivenUp, string> = {
    category: state.category === null ? '' : words.category(state.category),
    community: state.community === null ? '' : words.community(state.community),
    kind: '',
    place: state.place === null ? '' : words.place(state.place),
    day: state.day === null ? '' : words.day(state.day),
    words: state.q,
    choices: '',
    rest: '',
  };
  return (
    <PageLink
      className="flex min-h-15 items-center gap-3 rounded-md border border-line bg-surface px-4 py-2 no-underline hover:bg-sunken"
      href={findPath(to)}
    >
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">
          {givenUp === 'words' && to.q
            ? t.rich('wordAlone', { word: () => <bdi>{to.q}</bdi> })
            : givenUp === 'rest' && to.category
              ? t('categoryAlone', { category: words.category(to.category) })
              : any(givenUp)}
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
