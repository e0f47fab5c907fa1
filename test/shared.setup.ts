import fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { SEED } from './histories';

fc.configureGlobal(SEED);

// The next file runs in the same thread.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
