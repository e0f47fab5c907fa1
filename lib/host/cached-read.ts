import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { shareInFlight } from './in-flight';

const REVALIDATE_SECONDS = 60;
const OLDEST_MS = 120_000;

class NothingFound extends Error {}

let writes = 0;

/** Reads that begin from now on do not share the answers of those under way, which may be older. */
export function startReadsAnew(): void {
  writes += 1;
}

/**
 * A public read, shared by all visitors for a minute and by one request for as long as it runs.
 * Neither failures nor "there is none" are kept: the first would outlive its cause, the second
 * would let a stranger fill the store with made-up ids. All who ask while a read is under way wait
 * for its one answer, however slow the host is and whichever page or card they want it for.
 */
export function cachedRead<Args extends readonly string[], T extends object | string>(
  name: string,
  read: (...args: Args) => Promise<T | null>,
  tagsOf: (...args: Args) => string[],
): (...args: Args) => Promise<T | null> {
  const share = shareInFlight((key) => {
    // Written below, from the arguments themselves.
    const [, ...args] = JSON.parse(key) as [number, ...Args];
    return read(...args);
  });
  return cache(async (...args: Args) => {
    const readOnce = () => share(JSON.stringify([writes, ...args]));
    const keep = unstable_cache(
      async () => {
        const value = await readOnce();
        if (value === null) throw new NothingFound();
        return { value, readAt: Date.now() };
      },
      [name, ...args],
      { tags: tagsOf(...args), revalidate: REVALIDATE_SECONDS },
    );
    try {
      const { value, readAt } = await keep();
      // Next serves an expired entry once more while it refreshes it. After a quiet night that
      // would show a listing that has been taken down since.
      return Date.now() - readAt > OLDEST_MS ? await readOnce() : value;
    } catch (error) {
      if (error instanceof NothingFound) return null;
      throw error;
    }
  });
}
