import { useTexts } from '#texts';
import { ordersOf } from '@/lib/domain/directory/search';
import { COMMUNITIES } from '@/lib/domain/places/communities';
import { type FindState, findPath, findWith } from '@/lib/url/find-url';
import { SHEETS } from '../sheet-ids';
import { useChoiceWords } from '../use-choice-words';
import { type Choice, ChoiceList } from './choice-list';
import { FilterForm } from './filter-form';
import type { Offer } from './offer';
import { Sheet } from './sheet';

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
