import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/links/page-link';
import { headingVariants } from '@/components/ui/heading';
import { Check, X } from '@/components/ui/icons';
import { ordersOf } from '@/lib/domain/directory/search';
import { COMMUNITIES } from '@/lib/domain/places/communities';
import { useTexts } from '@/lib/texts/use-texts';
import { type FindState, findPath, findWith } from '@/lib/url/find-url';
import { SHEETS } from '../sheet-ids';
import { useChoiceWords } from '../use-choice-words';
import { FilterForm } from './filter-form';
import type { Offer } from './offer';

/** The sheets behind the pills. */
export function FilterSheets({ state, offer }: { state: FindState; offer: Offer }) {
  const t = useTexts('directory.filters');
  const orders = useTexts('directory.orders');
  const words = useChoiceWords();
  const { counts, days } = offer;

  const choiceOf = (
    id: number | string,
    name: string,
    choice: Partial<FindState>,
    count: number | null = null,
  ): Choice => ({
    id,
    name,
    count,
    href: findPath(findWith(state, choice)),
    isChosen: Object.entries(choice).every(
      ([key, value]) => state[key as keyof FindState] === value,
    ),
  });
  const communities = COMMUNITIES.map(({ id }) =>
    choiceOf(
      id,
      words.community(id),
      { community: id },
      counts && (counts.communities.get(id) ?? 0),
    ),
  );
  const places = [...(counts?.places ?? [])]
    .map(([id, count]) => choiceOf(id, words.place(id), { place: id }, count))
    .sort((a, b) => a.name.localeCompare(b.name));

  return (
    <>
      <Sheet id={SHEETS.filters} title={t('heading')} isWide>
        <FilterForm state={state} offer={offer} />
      </Sheet>
      <Sheet id={SHEETS.community} title={t('community')}>
        <ChoiceList choices={communities} />
      </Sheet>
      <Sheet id={SHEETS.place} title={t('place')}>
        {places.length > 0 ? (
          <ChoiceList choices={places} areNames />
        ) : (
          <p className="p-6 text-muted">{t('noPlaces')}</p>
        )}
      </Sheet>
      <Sheet id={SHEETS.day} title={t('day')}>
        <ChoiceList choices={days.map((day) => choiceOf(day, words.day(day), { day }))} />
      </Sheet>
      <Sheet id={SHEETS.sort} title={orders('heading')}>
        <ChoiceList
          choices={ordersOf(state.q).map((sort) => choiceOf(sort, orders(sort), { sort }))}
        />
      </Sheet>
    </>
  );
}

/** A choice, what it is called, and where it leads. */
interface Choice {
  id: number | string;
  name: string;
  href: string;
  /** How many services it would leave; null if nobody knows. */
  count: number | null;
  isChosen: boolean;
}

interface ChoiceListProps {
  choices: readonly Choice[];
  /** They are names, which no language changes. */
  areNames?: boolean;
}

const choiceVariants = cva(
  'flex min-h-control items-center gap-3 rounded-sm px-2 no-underline hover:bg-sunken aria-[current=true]:font-semibold',
  { variants: { isEmpty: { true: 'text-subtle' } } },
);

/** Choices as links, one of which is current. */
function ChoiceList({ choices, areNames }: ChoiceListProps) {
  return (
    <ul className="px-2 py-2 dialog:px-4">
      {choices.map(({ id, name, href, count, isChosen }) => (
        <li key={id}>
          <PageLink
            className={choiceVariants({ isEmpty: count === 0 })}
            href={href}
            aria-current={isChosen || undefined}
          >
            <span className="min-w-0 flex-1">{areNames ? <bdi>{name}</bdi> : name}</span>
            {isChosen ? <Check /> : null}
            {count === null ? null : <span className="text-sm text-muted">{count}</span>}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

interface SheetProps {
  id: string;
  title: string;
  /** For choices that stand side by side. */
  isWide?: boolean;
  children: ReactNode;
}

/** What has the focus stays clear of the head, and of the buttons at the end. */
const CLEAR = 'scroll-pt-20 scroll-pb-28';

const sheetVariants = cva(
  `${CLEAR} inset-0 m-auto max-h-[90dvh] w-full overscroll-contain rounded-xl border-0 bg-surface p-0 text-text shadow-3 backdrop:bg-overlay max-dialog:mb-0 max-dialog:max-w-none max-dialog:rounded-b-none`,
  { variants: { isWide: { true: 'max-w-176', false: 'max-w-120' } } },
);

const headVariants = cva(
  'sticky top-0 z-1 flex items-center justify-between gap-3 border-b border-line bg-surface py-3 ps-4 pe-2',
  { variants: { isWide: { true: 'dialog:ps-8 dialog:pe-5', false: 'dialog:ps-6 dialog:pe-4' } } },
);

/**
 * What a pill opens: from below on phones, in the middle elsewhere. A native popover, which works
 * without scripts: the browser closes it on Escape and on a click outside.
 */
function Sheet({ id, title, isWide = false, children }: SheetProps) {
  const t = useTexts('ui.actions');
  return (
    <div
      className={sheetVariants({ isWide })}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
    >
      <div className={headVariants({ isWide })}>
        <h2 className={headingVariants({ size: 'small' })} id={`${id}-title`}>
          {title}
        </h2>
        <button
          className="grid size-11 cursor-pointer place-items-center rounded-sm border-0 bg-transparent hover:bg-sunken"
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('close')}
        >
          <X />
        </button>
      </div>
      {children}
    </div>
  );
}
