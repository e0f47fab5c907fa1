import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { SEED } from './histories';

fc.configureGlobal(SEED);

// Modules of Next that wrap the console read it when they are loaded, as Next's server sets it first.
Object.assign(globalThis, { AsyncLocalStorage });

// The next file runs in the same thread.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
