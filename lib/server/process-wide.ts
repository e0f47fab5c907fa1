import 'server-only';

/** Next bundles routes and actions separately, so a module's variable may exist twice. */
export function processWide<T>(name: string, make: () => T): T {
  const store = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`settln.${name}`);
  store[key] ??= make();
  // No other code writes under this name.
  return store[key] as T;
}
