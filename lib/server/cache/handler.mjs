// @ts-check

const NAME = Symbol.for('settln.shared-cache');

/** @returns {import('./shared-cache').SharedCache | undefined} */
const cache = () => Reflect.get(globalThis, NAME);

/** `instrumentation.ts` opens the cache (`shared-cache.ts`). During a build there is none. */
export default class CacheHandler {
  /** @param {Parameters<import('./shared-cache').SharedCache['get']>} asked */
  get = async (...asked) => (await cache()?.get(...asked)) ?? null;

  /** @param {Parameters<import('./shared-cache').SharedCache['set']>} given */
  set = async (...given) => cache()?.set(...given);

  /** @param {string | string[]} tags */
  revalidateTag = async (tags) => cache()?.revalidateTag(tags);

  resetRequestCache() {}
}
