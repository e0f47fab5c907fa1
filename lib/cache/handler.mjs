// @ts-check

/**
 * Next loads this file unbundled, and makes an object of it for each request. The cache itself is
 * `lib/cache/shared-cache.ts`, which `instrumentation.ts` opens. During a build there is none.
 */
const NAME = Symbol.for('settln.shared-cache');

/** @returns {import('./shared-cache').SharedCache | undefined} */
function cache() {
  return Reflect.get(globalThis, NAME);
}

export default class CacheHandler {
  /** @param {Parameters<import('./shared-cache').SharedCache['get']>} asked */
  async get(...asked) {
    return (await cache()?.get(...asked)) ?? null;
  }

  /** @param {Parameters<import('./shared-cache').SharedCache['set']>} given */
  async set(...given) {
    await cache()?.set(...given);
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    await cache()?.revalidateTag(tags);
  }

  /** Nothing is kept for one request. */
  resetRequestCache() {}
}
