import { formatDuration } from '@/lib/shared/domain/booking/duration';
import { languageName, languageNames } from '@/lib/shared/domain/language-name';
import { formatEuro, formatTicket } from '@/lib/shared/domain/money';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { countryName } from '@/lib/shared/domain/places/country-name';
import { categoryTitle, subcategoryTitle } from '@/lib/shared/domain/services/categories';
import { compareNames } from '@/lib/shared/domain/text/in-order';
import { withCommas } from '@/lib/shared/texts/lists';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay } from '@/lib/shared/time/format';
import { parseInstant } from '@/lib/shared/time/instant';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

/** Identities, flags and money are stored otherwise. */
export function useFieldWords() {
  const fields = useTexts('staff.fields');
  const words = useTexts('staff.item');
  const details = useTexts('staff.details');
  const categories = useTexts('services.categories');
  const titles = useTexts('services.subcategoryTitles');
  const communities = useTexts('forms.communityNames');
  const countries = useTexts('forms.countries');
  const duration = useTexts('ui.duration');
  const price = useTexts('ui.price');
  const locale = useLocale();
  const label = (name: string, value: string | null) => {
    if (!name.startsWith('item/')) return fields.isKey(name) ? fields(name) : name;
    return value === null ? words('someItem') : String(JSON.parse(value).name);
  };
  /** `currency` is that of the ticket. */
  const text = (name: string, value: string, currency = ''): string => {
    if (name.startsWith('item/')) {
      const item = JSON.parse(value);
      const euro = formatEuro(item.priceMinor, locale);
      const length = formatDuration(item.durationMinutes, duration);
      const texts = [item.description, item.secondName, item.secondDescription];
      return [item.name, withCommas([euro, length], locale), ...texts].filter(Boolean).join('\n');
    }
    if (name === 'subcategories') {
      const chosen: string[] = JSON.parse(value);
      const shown = chosen.map((title) => subcategoryTitle(title, titles));
      return withCommas(
        shown.sort((one, other) => compareNames(one, other, locale)),
        locale,
      );
    }
    if (name === 'countryIso' || name === 'hostCountry') return countryName(value, countries);
    if (name === 'flags') {
      const flags = value.split(' ').map((one) => (details.isKey(one) ? details(one) : one));
      return withCommas(flags, locale);
    }
    if (name === 'speaks') return languageNames(JSON.parse(value), locale);
    if (name === 'language' || name === 'secondLanguage') return languageName(value, locale);
    if (value === 'true') return fields('yes');
    if (value === 'false') return fields('no');
    if (name === 'communityId') {
      const known = COMMUNITIES.find(({ id }) => String(id) === value);
      return known ? communities(`community${known.id}`) : value;
    }
    if (name === 'categoryId') {
      return categoryTitle({ categoryId: Number(value), categoryTitle: value }, categories);
    }
    if (name === 'startsAt' || name === 'endsAt') {
      const at = parseInstant(value);
      if (at === null) return value;
      return `${formatDay(at, VENUE_ZONE.id, locale)} ${formatClock(at, VENUE_ZONE.id, locale)}`;
    }
    if (name === 'ticketPriceMinor') return formatTicket(true, Number(value), currency, price);
    return value;
  };
  return { label, text };
}

export type FieldWords = ReturnType<typeof useFieldWords>;
