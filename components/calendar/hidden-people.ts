import { useSyncExternalStore } from 'react';

const KEY = 'settln:hidden-people';

const NOBODY = '[]';
const listeners = new Set<() => void>();

/** A list such as `["12 3"]`, calendar and person, for all calendars seen on this device. */
function read(): string {
  try {
    return localStorage.getItem(KEY) ?? NOBODY;
  } catch {
    return NOBODY;
  }
}

/** For browsers that cannot store. */
let latest: string | null = null;

function write(hidden: readonly string[]): void {
  latest = JSON.stringify(hidden);
  try {
    if (hidden.length > 0) localStorage.setItem(KEY, latest);
    else localStorage.removeItem(KEY);
  } catch {
    // Full or forbidden: holds as long as the page.
  }
  for (const listener of listeners) listener();
}

function toList(text: string): string[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    // Not ours.
    return [];
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useHiddenPeople(calendarId: number) {
  const text = useSyncExternalStore(
    subscribe,
    () => latest ?? read(),
    () => NOBODY,
  );
  const hidden = new Set(toList(text));
  const nameOf = (person: number) => `${calendarId} ${person}`;
  return {
    isHidden: (person: number) => hidden.has(nameOf(person)),
    toggle(person: number) {
      const name = nameOf(person);
      const others = [...hidden].filter((other) => other !== name);
      write(hidden.has(name) ? others : [...others, name]);
    },
  };
}
