import { visitMinutes } from '@/lib/domain/calendar/slots';
import type { Texts } from '@/lib/texts/texts';
import { formatDuration } from './duration';

/** What a customer needs to know about a service item to choose it; 0 minutes means not specified. */
export interface ChoosableItem {
  id: string;
  name: string;
  priceMinor: number;
  durationMinutes: number;
}

/** One answer to "Select service": the items it books, together. */
export interface ItemOption {
  ids: string[];
  name: string;
  priceMinor: number;
  durationMinutes: number;
}

/** The services with these ids, in the provider's order; ids of nobody's are left out. */
export function chosenOf<S extends ChoosableItem>(items: readonly S[], ids: readonly string[]) {
  return items.filter(({ id }) => ids.includes(id));
}

/** The price in cents and the minutes of services taken together. */
export function totalOf(items: readonly ChoosableItem[]) {
  return {
    priceMinor: items.reduce((sum, { priceMinor }) => sum + priceMinor, 0),
    durationMinutes: visitMinutes(items.map(({ durationMinutes }) => durationMinutes)),
  };
}

function optionOf(items: readonly ChoosableItem[]): ItemOption {
  return {
    ids: items.map(({ id }) => id),
    name: items.map(({ name }) => name).join(' + '),
    ...totalOf(items),
  };
}

/** The answers to "Select service": the choice made in step 1, if any, then the other services. */
export function itemOptions(
  items: readonly ChoosableItem[],
  chosen: readonly ChoosableItem[],
): ItemOption[] {
  const others = items.filter((item) => !chosen.includes(item));
  return [...(chosen.length > 0 ? [chosen] : []), ...others.map((item) => [item])].map(optionOf);
}

/** "2 services, 4 h 45 min"; without a duration when none is known. */
export function describeChoice(items: readonly ChoosableItem[], t: Texts<'ui.duration'>): string {
  const { durationMinutes } = totalOf(items);
  const count = items.length === 1 ? '1 service' : `${items.length} services`;
  return durationMinutes > 0 ? `${count}, ${formatDuration(durationMinutes, t)}` : count;
}
