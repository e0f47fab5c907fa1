import type { SaidFilter } from '@/lib/shared/contract/service-search';
import { languageName } from '@/lib/shared/domain/language-name';
import { formatShortEuro, toMinor } from '@/lib/shared/domain/money';
import { isCommunityId } from '@/lib/shared/domain/places/communities';
import { placeName } from '@/lib/shared/domain/places/place-name';
import { GOZO_SPELLINGS } from '@/lib/shared/domain/places/spellings';
import type { CategoryId } from '@/lib/shared/domain/services/categories';
import { foldText } from '@/lib/shared/domain/text/fold';
import type { Texts } from '@/lib/shared/texts/texts';
import { formatDay, formatShortDay } from '@/lib/shared/time/format';
import { isLocalDate, type LocalDate, noonOf } from '@/lib/shared/time/local-date';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';
import type { FindState } from '@/lib/shared/url/find-url';

export interface ChoiceTexts {
  choices: Texts<'directory.choices'>;
  leads: Texts<'directory.leads'>;
  categories: Texts<'services.categories'>;
  communities: Texts<'forms.communityNames'>;
}

/** Hosts name all of Gozo by its town. */
export const isGozo = ({ isNear, text }: Pick<SaidFilter, 'isNear' | 'text'>) =>
  isNear && GOZO_SPELLINGS.some((gozo) => foldText(text).includes(gozo));

export function choiceWords({ choices: t, leads, categories, communities }: ChoiceTexts) {
  const { locale } = t;
  const category = (id: CategoryId) => categories(`category${id}`);
  const community = (id: number) => (isCommunityId(id) ? communities(`community${id}`) : '');
  const place = (id: number) => placeName(HOST_COUNTRY, String(id));
  const speaks = (code: string) => t('speaks', { language: languageName(code, locale) });
  const shortDay = (date: LocalDate) => formatShortDay(noonOf(date), 'UTC', locale);
  const upTo = (euros: number) => t('upTo', { price: euroWords(euros) });
  const euroWords = (euros: number) => formatShortEuro(toMinor(euros), locale);
  const said = ({ by, id, isNear, day, priceUpTo, text }: SaidFilter): string => {
    if (by === 'community') return community(Number(id));
    if (by === 'day') return isLocalDate(day) ? shortDay(day) : text;
    if (by === 'price') return priceUpTo === null ? text : upTo(priceUpTo);
    if (by !== 'place') return t(by);
    if (isGozo({ isNear, text })) return t('gozo');
    return isNear ? t('nearPlace', { place: place(Number(id)) }) : place(Number(id));
  };
  return {
    category,
    community,
    place,
    speaks,
    language: (code: string) => languageName(code, locale),
    upTo,
    euros: euroWords,
    said,
    time: (choice: 'soon' | 'evening' | 'weekend') => t(choice),
    day: (date: LocalDate) => formatDay(noonOf(date), 'UTC', locale),
    shortDay,
    title: ({ category: id, community: of }: Pick<FindState, 'category' | 'community'>) => {
      if (id === null) return t('anybody');
      if (of === null) return t('title', { category: category(id) });
      return t('titleOfBoth', { category: category(id), community: community(of) });
    },
    lead: ({ category: id, community: of }: Pick<FindState, 'category' | 'community'>) => {
      if (id === null) return t('lead');
      if (of === null) return leads(`category${id}`);
      return t('leadOfBoth', { community: community(of) });
    },
  };
}
