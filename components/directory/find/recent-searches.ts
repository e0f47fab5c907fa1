import { toPhrase } from '@/lib/domain/directory/search';

const KEY = 'settln:searches';
const MOST = 6;

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** What was searched for on this device, the newest first. It is sent nowhere. */
export function listRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((search) => typeof search === 'string') : [];
  } catch {
    // Storage is forbidden, or something else wrote there.
    return [];
  }
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden: the search goes on without it.
  }
}

/** Keeps the words of a search in front of those before it. */
export function keepRecent(typed: string): void {
  const search = toPhrase(typed);
  if (!search) return;
  const others = listRecent().filter((other) => !isSame(other, search));
  write([search, ...others].slice(0, MOST));
}

/** Forgets one search, or all. */
export function forgetRecent(search?: string): void {
  write(search === undefined ? [] : listRecent().filter((other) => other !== search));
}
