/** Epoch ms; null outside of all cells. */
export function slotOf(target: EventTarget | null): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  return cell ? Number(cell.dataset.at) : null;
}

/** It takes the focus when a focused element disappears. */
export function activeCell(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-at][tabindex="0"]');
}
