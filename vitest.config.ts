import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/** They measure how long a server is waited for, so nothing may run beside them. */
const TIMED = [
  'backend/busy-calendar.integration.test.ts',
  'lib/host/faults.integration.test.ts',
  'lib/host/transport/slow-host.integration.test.ts',
  'lib/http/slate-media.integration.test.ts',
];

const LEFT_OUT = ['**/node_modules/**', '**/.next*/**', '**/.data/**'];

/** Vitest leaves a core free for whoever watches; of two that would be half. */
const WORKERS = Math.max(2, availableParallelism() - 1);

/**
 * `unit` needs nothing but Node and runs in a minute (`npm run verify`). `integration` runs against
 * a real Postgres and real servers on loopback, `timed` does so one file at a time: files named
 * `*.integration.test.ts` belong to these two.
 */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      // Tests read every text in English, without a provider around the component.
      { find: /^#texts$/, replacement: `${root}test/texts.ts` },
      // Written by Next's compiler; the tests' pages are in English.
      { find: /^next\/root-params$/, replacement: `${root}test/root-params.ts` },
      // Next resolves this marker itself; outside Next it would throw on import.
      { find: /^server-only$/, replacement: `${root}test/empty.ts` },
      { find: /^next\/root-params$/, replacement: `${root}test/root-params.ts` },
    ],
  },
  test: {
    // An odd zone (+05:45), so that code which forgets to name its zone fails here.
    env: { TZ: 'Asia/Kathmandu' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...LEFT_OUT, '**/*.integration.test.*'],
          maxWorkers: WORKERS,
          // The heaviest take one second of a core, which a busy machine may share out in eight.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['**/*.integration.test.{ts,tsx}'],
          exclude: [...LEFT_OUT, ...TIMED],
          globalSetup: ['./test/postgres.setup.ts'],
          // Each file starts servers of its own.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'timed',
          include: TIMED,
          globalSetup: ['./test/postgres.setup.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
        },
      },
    ],
  },
});
