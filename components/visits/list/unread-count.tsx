'use client';

import { useSyncExternalStore } from 'react';
import { useTexts } from '@/lib/shared/texts/use-texts';

/** Null while no list is on show. */
let unread: number | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setUnread(count: number | null): void {
  unread = count;
  for (const listener of listeners) listener();
}

export function UnreadCount({ first }: { first: number }) {
  const t = useTexts('portal.visits');
  const known = useSyncExternalStore(
    subscribe,
    () => unread,
    () => null,
  );
  const count = known ?? first;
  if (count === 0) return null;
  return (
    <span className="min-w-5 rounded-pill bg-highlight px-1.5 text-center text-xs/5 font-bold text-on-highlight">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  );
}
