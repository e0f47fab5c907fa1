import { cva } from 'class-variance-authority';
import { PageLink } from '@/components/shared/links/page-link';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import {
  MAP_SIZE,
  type MapMark,
  type PlaceCount,
  resultsMap,
} from '@/lib/shared/domain/places/results-map';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type FindState, findPath, findWith } from '@/lib/shared/url/find-url';
import { useChoiceWords } from './use-choice-words';

/** In map units; a mark to press is as large as a fingertip. */
const RADIUS = { least: 15, most: 22, pressed: 22 };
/** A name's room, in map units. */
const NAME = { width: 90, height: 56 };
/** Towns named per mark. */
const NAMED = 3;

const markVariants = cva('stroke-surface stroke-2', {
  variants: {
    isChosen: { true: 'fill-highlight', false: 'fill-primary group-hover:fill-primary-hover' },
  },
});

interface ResultsMapProps {
  state: FindState;
  places: readonly PlaceCount[];
  total: number;
}

/** A mark leads to its town, or to a closer look. */
export function ResultsMap({ state, places, total }: ResultsMapProps) {
  const t = useTexts('directory.map');
  const words = useChoiceWords();
  const only = state.map ?? [];
  const unplaced = total - places.reduce((sum, { count }) => sum + count, 0);
  const { coasts, marks } = resultsMap(places, only);
  return (
    <section className="grid gap-2 print:hidden" aria-label={t('label')}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be shown wherever the pointer rests */}
      <svg
        className="block h-auto w-full overflow-hidden rounded-lg border border-line bg-info"
        viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      >
        {coasts.map((coast) => (
          <path className="fill-bg stroke-line-strong stroke-1" d={coast} key={coast} />
        ))}
        {marks.map((mark) => (
          <Mark
            key={mark.places[0]?.id}
            mark={mark}
            state={state}
            words={words}
            isNamed={marks.every((other) => other === mark || isClear(mark, other))}
          />
        ))}
      </svg>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <span>
          {t('note')} {unplaced > 0 ? t('unplaced', { count: unplaced }) : null}
        </span>
        {only.length > 0 ? (
          <PageLink
            className={textLinkVariants()}
            href={findPath(findWith(state, { map: [] }))}
            scroll={false}
          >
            {t('whole')}
          </PageLink>
        ) : null}
      </p>
    </section>
  );
}

/** The name below a mark touches neither another mark nor its name. */
const isClear = (mark: MapMark, other: MapMark) =>
  Math.abs(other.x - mark.x) > NAME.width || Math.abs(other.y - mark.y) > NAME.height;

interface MarkProps {
  mark: MapMark;
  state: FindState;
  words: ReturnType<typeof useChoiceWords>;
  isNamed: boolean;
}

function Mark({ mark, state, words, isNamed }: MarkProps) {
  const t = useTexts('directory.map');
  const { x, y, count, places } = mark;
  const [first] = places;
  const isOne = places.length === 1;
  const isChosen = isOne && first?.id === state.place;
  const named = places.slice(0, NAMED).map(({ id }) => words.place(id));
  const names = withCommas(named, t.locale);
  const label = isOne
    ? t('town', { place: names, count })
    : t('towns', { places: names, more: places.length - named.length, count });
  const to = isOne
    ? findWith(state, { place: isChosen ? null : (first?.id ?? null) })
    : findWith(state, { map: places.map(({ id }) => id) });
  const radius = Math.min(RADIUS.most, RADIUS.least + Math.log2(count) * 1.5);
  return (
    <>
      <PageLink
        className="group no-underline outline-none"
        href={findPath(to)}
        scroll={false}
        rel="nofollow"
        aria-label={label}
        aria-current={isChosen || undefined}
      >
        <circle
          cx={x}
          cy={y}
          r={RADIUS.pressed}
          className="fill-transparent group-focus-visible:stroke-focus group-focus-visible:stroke-3"
        />
        <circle cx={x} cy={y} r={radius} className={markVariants({ isChosen })} />
        <text
          className={`text-xs font-bold ${isChosen ? 'fill-on-highlight' : 'fill-on-primary'}`}
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {count}
        </text>
      </PageLink>
      {isOne && isNamed ? (
        <text className="fill-text text-xs" x={x} y={y + 36} textAnchor="middle">
          {names}
        </text>
      ) : null}
    </>
  );
}
