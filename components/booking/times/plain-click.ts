import type { MouseEvent } from 'react';

/** Clicks with a modifier key are left to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
