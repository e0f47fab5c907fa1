import type { MouseEvent } from 'react';

/** Whether a click on a link asks for this very tab, so that the page may follow it by itself. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
