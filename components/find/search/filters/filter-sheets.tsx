import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { headingVariants } from '@/components/shared/ui/heading';
import { Check, X } from '@/components/shared/ui/icons';
import { ordersOf, type SearchOrder } from '@/lib/shared/domain/directory/search';
import { languageName } from '@/lib/shared/domain/language-name';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { compareNames } from '@/lib/shared/domain/text/in-order';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type FindState, findPath, findWith } from '@/lib/shared/url/find-url';
import { SHEETS } from '../sheet-ids';
import { useChoiceWords } from '../use-choice-words';
import { FilterForm } from './filter-form';
import type { Offer } from './offer';

/** Prices in euros that are often wanted. The form takes any other, too. */
const PRICES = [10, 20, 30, 50, 100, 200];

interface FilterSheetsProps {
  state: FindState;
  sort: SearchOrder;
  offer: Offer;
}

export function FilterSheets({ state, sort, offer }: FilterSheetsProps) {
  const t = useTexts('directory.filters');
  const orders = useTexts('directory.orders');
  const words = useChoiceWords();
  const { counts, days, languages } = offer;

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
    .sort((a, b) => compareNames(a.name, b.name, t.locale));

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
      {languages.length > 0 ? (
        <Sheet id={SHEETS.speaks} title={t('speaks')}>
          <ChoiceList
            choices={languages.map((code) =>
              choiceOf(code, languageName(code, t.locale), { speaks: code }),
            )}
          />
        </Sheet>
      ) : null}
      <Sheet id={SHEETS.day} title={t('day')}>
        <ChoiceList choices={days.map((day) => choiceOf(day, words.day(day), { day }))} />
      </Sheet>
      <Sheet id={SHEETS.price} title={t('price')}>
        <ChoiceList
          choices={PRICES.map((price) => choiceOf(price, words.upTo(price), { priceUpTo: price }))}
        />
      </Sheet>
      <Sheet id={SHEETS.sort} title={orders('heading')}>
        <ChoiceList
          choices={ordersOf(state.q).map((order) => ({
            ...choiceOf(order, orders(order), { sort: order }),
            isChosen: order === sort,
          }))}
        />
      </Sheet>
    </>
  );
}

interface Choice {
  id: number | string;
  name: string;
  href: string;
  /** Services left; null if unknown. */
  count: number | null;
  isChosen: boolean;
}

interface ChoiceListProps {
  choices: readonly Choice[];
  /** True if the choices are names, which stay the same in all languages. */
  areNames?: boolean;
}

const choiceVariants = cva(
  'flex min-h-control items-center gap-3 rounded-sm px-2 no-underline hover:bg-sunken current:font-semibold',
  { variants: { isEmpty: { true: 'text-subtle' } } },
);

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
  isWide?: boolean;
  children: ReactNode;
}

/** Keeps the focus clear of the head and the buttons. */
const CLEAR = 'scroll-pt-20 scroll-pb-28';

const sheetVariants = cva(
  `${CLEAR} inset-0 m-auto max-h-[90dvh] w-full overscroll-contain rounded-xl border-0 bg-surface p-0 text-text shadow-3 backdrop:bg-overlay max-dialog:mb-0 max-dialog:max-w-none max-dialog:rounded-b-none`,
  { variants: { isWide: { true: 'max-w-176', false: 'max-w-120' } } },
);

const headVariants = cva(
  'sticky top-0 z-1 flex items-center justify-between gap-3 border-b border-line bg-surface py-3 ps-4 pe-2',
  { variants: { isWide: { true: 'dialog:ps-8 dialog:pe-5', false: 'dialog:ps-6 dialog:pe-4' } } },
);

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
