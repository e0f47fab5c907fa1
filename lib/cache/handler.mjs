// @ts-check

/**
 * Next loads this file as it is, beside its own bundles, and makes an object of it for each request.
 * The cache itself is `lib/cache/shared-cache.ts`, which `instrumentation.ts` puts in place when the
 * server starts. While the site is built there is none, and nothing is kept.
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
