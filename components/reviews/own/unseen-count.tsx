'use client';

import { useSyncExternalStore } from 'react';
import { useTexts } from '@/lib/shared/texts/use-texts';

/** How many of this page were seen since loading. */
let seen = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteSeen(count: number): void {
  seen += count;
  for (const listener of listeners) listener();
}

/** Subtracts what was seen after `first` was read. */
export function UnseenCount({ first, readAt }: { first: number; readAt: number }) {
  const t = useTexts('shownReviews.own');
  const sinceThen = useSyncExternalStore(
    subscribe,
    () => seenSince(readAt),
    () => 0,
  );
  const count = first - sinceThen;
  if (count <= 0) return null;
  return (
    <span className="min-w-5 rounded-pill bg-highlight px-1.5 text-center text-xs/5 font-bold text-on-highlight">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('unseen', { count })}</span>
    </span>
  );
}

let known = { readAt: 0, seen: 0 };

function seenSince(readAt: number): number {
  if (known.readAt !== readAt) known = { readAt, seen };
  return seen - known.seen;
}
