import { visitMinutes } from '@/lib/shared/domain/calendar/slots';
import { itemIn, type WrittenItem } from '@/lib/shared/domain/services/service-item';
import type { Texts } from '@/lib/shared/texts/texts';
import { formatDuration } from './duration';

/** 0 minutes means not specified. */
export interface ChoosableItem {
  id: string;
  name: string;
  language?: string;
  priceMinor: number;
  durationMinutes: number;
}

/** Keeps only what pages need, because all of it is sent to the browser. */
export function toChoosable(item: ChoosableItem & WrittenItem, locale: string): ChoosableItem {
  const { id, name, language, priceMinor, durationMinutes } = itemIn(item, locale);
  return { id, name, language, priceMinor, durationMinutes };
}

export interface ItemOption {
  ids: string[];
  name: string;
  /** "" if the language is not given, or if the items have several. */
  language: string;
  priceMinor: number;
  durationMinutes: number;
  /** The people who do all chosen items. Absent if one person works. */
  people?: readonly number[];
}

export function chosenOf<S extends ChoosableItem>(items: readonly S[], ids: readonly string[]) {
  return items.filter(({ id }) => ids.includes(id));
}

export function totalOf(items: readonly ChoosableItem[]) {
  return {
    priceMinor: items.reduce((sum, { priceMinor }) => sum + priceMinor, 0),
    durationMinutes: visitMinutes(items.map(({ durationMinutes }) => durationMinutes)),
  };
}

function optionOf(items: readonly ChoosableItem[]): ItemOption {
  const [language = '', ...others] = new Set(items.map((item) => item.language ?? ''));
  return {
    ids: items.map(({ id }) => id),
    name: items.map(({ name }) => name).join(' + '),
    language: others.length > 0 ? '' : language,
    ...totalOf(items),
  };
}

export function itemOptions(
  items: readonly ChoosableItem[],
  chosen: readonly ChoosableItem[],
): ItemOption[] {
  const others = items.filter((item) => !chosen.includes(item));
  return [...(chosen.length > 0 ? [chosen] : []), ...others.map((item) => [item])].map(optionOf);
}

interface ChoiceTexts {
  choice: Texts<'booking.choice'>;
  duration: Texts<'ui.duration'>;
}

/** "2 services, 4 h 45 min" */
export function describeChoice(
  items: readonly ChoosableItem[],
  { choice, duration }: ChoiceTexts,
): string {
  const { durationMinutes } = totalOf(items);
  const count = items.length;
  if (durationMinutes <= 0) return choice('count', { count });
  return choice('countAndDuration', { count, duration: formatDuration(durationMinutes, duration) });
}
