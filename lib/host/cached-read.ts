import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';

const REVALIDATE_SECONDS = 60;
const OLDEST_MS = 120_000;

class NothingFound extends Error {}

/**
 * A public read, shared by all visitors for a minute and by one request for as long as it runs.
 * Neither failures nor "there is none" are kept: the first would outlive its cause, the second
 * would let a stranger fill the store with made-up ids.
 */
export function cachedRead<Args extends readonly string[], T extends object | string>(
  name: string,
  read: (...args: Args) => Promise<T | null>,
  tagsOf: (...args: Args) => string[],
): (...args: Args) => Promise<T | null> {
  return cache(async (...args: Args) => {
    const keep = unstable_cache(
      async () => {
        const value = await read(...args);
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
      return Date.now() - readAt > OLDEST_MS ? await read(...args) : value;
    } catch (error) {
      if (error instanceof NothingFound) return null;
      throw error;
    }
  });
}
