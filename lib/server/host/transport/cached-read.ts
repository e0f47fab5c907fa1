import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { tagTimes } from '@/lib/server/cache/tag-times';
import { canonicalId } from '@/lib/shared/domain/canonical-id';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { shareInFlight } from './in-flight';

const REVALIDATE_SECONDS = 30;
const OLDEST_MS = MINUTE_MS;
/** Next warns about longer tags. No host has ids of this length. */
const LONGEST_ID = 200;

/** An answer of nothing is thrown, because the cache keeps what is returned. */
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
 * Shares answers between all visitors for a minute. Failures, nulls and empty lists are not kept,
 * because made-up ids would fill the store. Different spellings of an id share an entry.
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
    // The generation is part of the key, so that a read from before a change is not shared after
    // it.
    const readOnce = () => share(JSON.stringify([tagTimes().generation, ...args]));
    // The compiler loses the types of the arguments in `map`.
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
      // Next serves an expired entry once more, even after hours. So an entry that is too old is
      // read again.
      return Date.now() - readAt > OLDEST_MS ? await readOnce() : value;
    } catch (error) {
      // Our own read threw this error, so its answer has our type.
      if (error instanceof Nothing) return error.answer as T | null;
      throw error;
    }
  });
}
