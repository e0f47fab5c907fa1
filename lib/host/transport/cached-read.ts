import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { tagTimes } from '@/lib/cache/tag-times';
import { canonicalId } from '@/lib/domain/canonical-id';
import { MINUTE_MS } from '@/lib/time/units';
import { shareInFlight } from './in-flight';

const REVALIDATE_SECONDS = 30;
const OLDEST_MS = MINUTE_MS;
/** Next says aloud that longer tags are none, and no host has such ids. */
const LONGEST_ID = 200;

/** Carries an empty answer past the cache, which keeps what is returned and not what is thrown. */
class Nothing<T> extends Error {
  constructor(readonly answer: T) {
    super('nothing to keep');
  }
}

const canonical = (id: string | number) => (typeof id === 'number' ? id : canonicalId(id));

function isNothing(value: object | string | number | null): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

/**
 * A public read, shared by all visitors for a minute and by one request for as long as it runs.
 * Neither failures nor "there is none" nor empty lists are kept: the first would outlive its cause,
 * the others would let a stranger fill the store with made-up ids. Spellings of one id share what is
 * kept; {host} is asked in the one that was given, for it may know no other. All who
 * ask while a read is under way wait for its one answer, however slow the host is and whichever page
 * or card they want it for.
 */
export function cachedRead<
  Args extends readonly (string | number)[],
  T extends object | string | number,
>(
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
    // After a change, nobody shares the answer of a read that was under way before it.
    const readOnce = () => share(JSON.stringify([tagTimes().generation, ...args]));
    // As many of the same types as before, which the compiler cannot know of `map`.
    const ids = args.map(canonical) as unknown as Args;
    if (ids.some((id) => String(id).length > LONGEST_ID)) return readOnce();
    const keep = unstable_cache(
      async () => {
        const value = await readOnce();
        if (isNothing(value)) throw new Nothing(value);
        return { value, readAt: Date.now() };
      },
      [name, ...ids.map(String)],
      { tags: tagsOf(...ids), revalidate: REVALIDATE_SECONDS },
    );
    try {
      const { value, readAt } = await keep();
      // Next serves an expired entry once more while it refreshes it. After a quiet night that
      // would show a service that has been taken down since.
      return Date.now() - readAt > OLDEST_MS ? await readOnce() : value;
    } catch (error) {
      // Thrown by our own read of this very call, so its answer is of our type.
      if (error instanceof Nothing) return error.answer as T | null;
      throw error;
    }
  });
}
