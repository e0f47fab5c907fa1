import 'server-only';

/**
 * One value for the whole process, made at its first use. Next bundles routes and actions apart, so
 * that a variable of a module may exist twice; only the global object is one for all.
 */
export function processWide<T>(name: string, make: () => T): T {
  const store = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`settln.${name}`);
  store[key] ??= make();
  // Nothing else writes under that name.
  return store[key] as T;
}
