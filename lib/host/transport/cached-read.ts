import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { tagTimes } from '@/lib/cache/tag-times';
import { canonicalId } from '@/lib/domain/canonical-id';
import { MINUTE_MS } from '@/lib/time/units';
import { shareInFlight } from './in-flight';

const REVALIDATE_SECONDS = 30;
const OLDEST_MS = MINUTE_MS;
/** Next logs a warning for longer tags, and no host has such ids. */
const LONGEST_ID = 200;

/** Thrown, because the cache keeps what is returned. */
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
 * Shared by all visitors for a minute. Failures, nulls and empty lists are not kept: failures would
 * outlive their cause, and made-up ids would fill the store. Spellings of an id share an entry, but
 * {host} is asked with the given one. Concurrent callers share one answer.
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
    const [, ...args] = JSON.parse(key) as [number, ...Args];
    return read(...args);
  });
  return cache(async (...args: Args) => {
    // A read from before a change must not be shared after it.
    const readOnce = () => share(JSON.stringify([tagTimes().generation, ...args]));
    // The same types as before, which the compiler cannot know of `map`.
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
      // Next serves an expired entry once more, which could show a service that was taken down
      // hours ago.
      return Date.now() - readAt > OLDEST_MS ? await readOnce() : value;
    } catch (error) {
      // Thrown by our own read of this call, so it has our type.
      if (error instanceof Nothing) return error.answer as T | null;
      throw error;
    }
  });
}
