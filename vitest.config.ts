import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Two projects: `unit` needs nothing but Node and runs in a minute (`npm run verify`);
 * `integration` runs against a real Postgres and real servers on loopback.
 * Files named `*.integration.test.ts` belong to the second.
 */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      // Next resolves this marker itself; outside Next it would throw on import.
      { find: /^server-only$/, replacement: `${root}test/empty.ts` },
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
          exclude: ['**/node_modules/**', '**/.next*/**', '**/.data/**', '**/*.integration.test.*'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['**/*.integration.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/.next*/**', '**/.data/**'],
          globalSetup: ['./test/postgres.setup.ts'],
          // One file at a time: they measure time-outs and race hundreds of requests themselves.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
