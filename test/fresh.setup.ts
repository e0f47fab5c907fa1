import './shared.setup';
import { vi } from 'vitest';

/** What the product keeps once for all of its bundles (`lib/server/process-wide.ts`). */
const isKept = (key: symbol) => Symbol.keyFor(key)?.startsWith('settln');

// As in a process that has just started.
vi.resetModules();
for (const key of Object.getOwnPropertySymbols(globalThis).filter(isKept)) {
  Reflect.deleteProperty(globalThis, key);
}
