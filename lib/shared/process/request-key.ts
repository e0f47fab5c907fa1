import { AsyncLocalStorage } from 'node:async_hooks';

/** Next bundles this module more than once. */
const KEY = Symbol.for('settln.request-key');

function storage(): AsyncLocalStorage<string | undefined> {
  const shared = globalThis as { [KEY]?: AsyncLocalStorage<string | undefined> };
  shared[KEY] ??= new AsyncLocalStorage();
  return shared[KEY];
}

/** The key is used for the calls that `work` makes, if {host} keeps keys. */
export function withRequestKey<T>(key: string | undefined, work: () => T): T {
  return storage().run(key, work);
}

export function requestKey(): string | undefined {
  return storage().getStore();
}
