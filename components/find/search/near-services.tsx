import type { ReactNode } from 'react';
import { ServiceCards } from '@/components/find/service-cards';
import type { NearService, SaidFilter } from '@/lib/shared/contract/service-search';
import { categoryTitle, subcategoryTitle } from '@/lib/shared/domain/services/categories';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { FindState } from '@/lib/shared/url/find-url';
import { isGozo } from './choice-words';
import { useChoiceWords } from './use-choice-words';

interface NearServicesProps {
  state: FindState;
  near: readonly NearService[];
  filters: readonly SaidFilter[];
  /** Epoch ms. */
  now: number;
}

export function NearServices({ state, near, filters, now }: NearServicesProps) {
  const reasonOf = useReasons(state, filters);
  return (
    <ServiceCards
      services={near.map(({ service }) => service)}
      notes={new Map(near.map(({ service, reason }) => [service.id, reasonOf(reason)]))}
      now={now}
    />
  );
}

function useReasons(state: FindState, filters: readonly SaidFilter[]) {
  const t = useTexts('directory.near');
  const categories = useTexts('services.categories');
  const titles = useTexts('services.subcategoryTitles');
  const words = useChoiceWords();
  const saidOf = (by: 'place' | 'price') => filters.find((filter) => filter.by === by);

  function notInPlace(): string {
    if (state.place !== null) return t('place', { place: words.place(state.place) });
    const said = saidOf('place');
    if (!said) return t('anotherPlace');
    if (!said.isNear || isGozo(said)) return t('place', { place: words.said(said) });
    return t('nearPlace', { place: words.place(Number(said.id)) });
  }

  function notAtPrice(): string {
    const euros = state.priceUpTo ?? saidOf('price')?.priceUpTo ?? null;
    return euros === null ? t('anotherPrice') : t('price', { price: words.euros(euros) });
  }

  return ({ by, id, text }: NearService['reason']): ReactNode => {
    const quoted = { words: () => <bdi>{text}</bdi> };
    if (by === 'place') return notInPlace();
    if (by === 'price') return notAtPrice();
    if (by === 'time' || by === 'community') return t(by);
    if (by === 'missing' || by === 'mentions') return t.rich(by, quoted);
    const kind = by === 'subcategory' && text ? subcategoryTitle(text, titles) : '';
    if (kind) return t('subcategory', { kind });
    const category = categoryTitle({ categoryId: id, categoryTitle: text }, categories);
    return category && t('category', { category });
  };
}
