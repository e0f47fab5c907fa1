import type { MouseEvent } from 'react';

/** Whether a click on a link opens it in this tab, so that the page may handle it. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
