import { AsyncLocalStorage } from 'node:async_hooks';

type Language = () => string;

/** Next bundles this module more than once. */
const KEY = Symbol.for('settln.reader-language');

function storage(): AsyncLocalStorage<Language> {
  const shared = globalThis as { [KEY]?: AsyncLocalStorage<Language> };
  shared[KEY] ??= new AsyncLocalStorage();
  return shared[KEY];
}

export function withReader<T>(language: Language, work: () => T): T {
  return storage().run(language, work);
}

export function enterReader(language: Language): void {
  storage().enterWith(language);
}

/** "" outside of requests. */
export function readerLanguage(): string {
  return storage().getStore()?.() ?? '';
}
