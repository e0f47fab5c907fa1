import { toPhrase } from '@/lib/shared/domain/directory/search';

const KEY = 'settln:searches';
const MOST = 6;

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The newest first; sent nowhere. */
export function listRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((search) => typeof search === 'string') : [];
  } catch {
    // The storage is forbidden, or what it has is not ours.
    return [];
  }
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // The storage is full or forbidden; the search goes on.
  }
}

export function keepRecent(typed: string): void {
  const search = toPhrase(typed);
  if (!search) return;
  const others = listRecent().filter((other) => !isSame(other, search));
  write([search, ...others].slice(0, MOST));
}

export function forgetRecent(search?: string): void {
  write(search === undefined ? [] : listRecent().filter((other) => other !== search));
}
