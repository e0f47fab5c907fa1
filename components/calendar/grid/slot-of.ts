import type { Place } from '@/lib/shared/domain/calendar/moves';

const cellOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;

/** Null outside cells. */
export function placeOf(target: EventTarget | null): Place | null {
  const data = cellOf(target)?.dataset;
  if (!data) return null;
  return { at: Number(data.at), person: data.person === undefined ? null : Number(data.person) };
}

/** Epoch ms; null outside cells. */
export function slotOf(target: EventTarget | null): number | null {
  return placeOf(target)?.at ?? null;
}

export function findCell(within: HTMLElement | null, { at, person }: Place): HTMLElement | null {
  const whose = person === null ? '' : `[data-person="${person}"]`;
  return within?.querySelector<HTMLElement>(`[data-at="${at}"]${whose}`) ?? null;
}

/** Gets the focus when the focused element was removed. */
export function activeCell(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-at][tabindex="0"]');
}
