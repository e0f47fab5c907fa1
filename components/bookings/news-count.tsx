'use client';

import { useSyncExternalStore } from 'react';
import { useTexts } from '@/lib/texts/use-texts';

/** What the list of bookings knows while it is on show, beside which the tab's label stands. */
let known: number | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the label how many bookings are new now; null when nobody keeps count any more. */
export function tellNews(count: number | null): void {
  known = count;
  for (const listener of listeners) listener();
}

/** How many bookings are new; `first` is what the server counted. Nothing for none. */
export function NewsCount({ first }: { first: number }) {
  const t = useTexts('portal.visits');
  const told = useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
  const count = told ?? first;
  if (count === 0) return null;
  return (
    <span className="min-w-5 rounded-pill bg-highlight px-1.5 text-center text-xs/5 font-bold text-on-highlight">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('news', { count })}</span>
    </span>
  );
}
