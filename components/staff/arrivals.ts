import type { StaffQueued } from '@/lib/shared/contract/staff';

export const keyOf = ({ kind, id }: Pick<StaffQueued, 'kind' | 'id'>) => `${kind}/${id}`;

type Waiting = Pick<StaffQueued, 'kind' | 'id' | 'waitingSince'>;

/** The items that were shown, and up to which time, by the clock of {host}. */
export interface Known {
  keys: ReadonlySet<string>;
  at: number;
}

/** `at` is about when they were read. */
export function knownFrom(items: readonly Waiting[], at: number): Known {
  const newest = Math.max(at, ...items.map(({ waitingSince }) => waitingSince));
  return { keys: new Set(items.map(keyOf)), at: newest };
}

/**
 * New items are announced first, so that the list never jumps. An item that waited before and now
 * stands at the end has moved up, because another one was decided.
 */
export function splitArrived<Item extends Waiting>(items: readonly Item[], known: Known) {
  const isKnown = (item: Item) => known.keys.has(keyOf(item));
  const last = items.findLastIndex(isKnown);
  const isShown = (item: Item, index: number) =>
    isKnown(item) || (index > last && item.waitingSince <= known.at);
  return {
    shown: items.filter(isShown),
    arrived: items.filter((item, index) => !isShown(item, index)).length,
  };
}
