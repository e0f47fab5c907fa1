import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { CLOCK_FILES, clockEnvironment } from './test/clock/moment.mjs';
import { IS_LONG } from './test/long';
import { withOwnModules, withOwnProcess } from './test/own-modules';

const root = fileURLToPath(new URL('.', import.meta.url));

// In the time of today unless TEST_MOMENT names another. For processes that tests start; threads read
// `setupFiles`.
if (process.env.TEST_MOMENT) Object.assign(process.env, clockEnvironment(process.env));

/**
 * They measure a server under load, or load the machine by themselves, so nothing runs beside them.
 * Their short forms do neither.
 */
const ALONE = IS_LONG
  ? [
      'scripts/restart.integration.test.ts',
      'backend/busy-calendar.integration.test.ts',
      'backend/calls/booking-races.integration.test.ts',
      'backend/calls/customer-links/races.integration.test.ts',
    ]
  : [];

/**
 * Of the integration tests those that take longest. Those that wait most (for a product that comes
 * back, for servers that do not answer) stand apart, so that others work meanwhile.
 */
const LONGEST = [
  'scripts/start.integration.test.ts',
  'lib/server/host/faults.integration.test.ts',
  'scripts/full-disk.integration.test.ts',
  'lib/server/http/odd-addresses.integration.test.ts',
  'backend/mail/sending.integration.test.ts',
  'tools/kill-test/mail-kills.integration.test.ts',
  'lib/server/http/replicas.integration.test.ts',
  'local/demo/seed-demo.integration.test.ts',
  'local/postgres/postgres.integration.test.ts',
  'backend/db/people-migration.integration.test.ts',
  'test/questions/questions.integration.test.ts',
  'lib/server/http/slate-media.integration.test.ts',
  'lib/shared/process/drain.integration.test.ts',
  'scripts/privacy/privacy.integration.test.ts',
  'tools/backup.integration.test.ts',
  'lib/server/host/transport/slow-host.integration.test.ts',
  'confirm-with-keys.integration.test.ts',
  'confirm-without-keys.integration.test.ts',
];

/** Begins with the longest files, so that none of them runs on when the others are done. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((file) => moduleId.endsWith(file));
      return place < 0 ? LONGEST.length : place;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Each of these runs in a process of its own, which costs seconds. */
const ISOLATED = withOwnProcess(root);

/** Before each of these all modules are forgotten, and what the product keeps for its process. */
const FRESH = withOwnModules(root);

/** Run by `npm run test:long` alone. */
const ENDURANCE = [
  'backend/busy-calendar.integration.test.ts',
  'backend/calls/commit-in-doubt.integration.test.ts',
  'backend/pooler.integration.test.ts',
  'backend/two-backends.integration.test.ts',
  'lib/server/http/replicas.integration.test.ts',
  'local/demo/seed-demo.integration.test.ts',
  'scripts/full-disk.integration.test.ts',
  'scripts/restart.integration.test.ts',
  'tools/backup.integration.test.ts',
  'tools/fleet/edge.integration.test.ts',
  'tools/kill-test/mail-kills.integration.test.ts',
];

const LEFT_OUT = [
  '**/node_modules/**',
  '**/.next*/**',
  '**/.data/**',
  ...(IS_LONG ? [] : ENDURANCE),
];

const INTEGRATION_FILES = '**/*.integration.test.{ts,tsx}';
const UNIT_FILES = '**/!(*.integration).test.{ts,tsx}';

/** Vitest leaves a core free for whoever watches; of two that would be half. */
const WORKERS = Math.max(2, availableParallelism() - 1);

const UNIT = {
  // A thread for each file begins sooner than a process, and takes a quarter less of a core.
  pool: 'threads',
  maxWorkers: WORKERS,
  // The heaviest take three seconds of a core, which a busy machine may share out in twenty.
  testTimeout: 60_000,
  // What a busy machine shows late is waited for; by default that is a second.
  expect: { poll: { timeout: 10_000 } },
} as const;

const INTEGRATION = {
  globalSetup: ['./test/postgres.setup.ts'],
  // Each file waits part of its time: for servers that it starts, or for a database.
  maxWorkers: 4,
  sequence: { groupOrder: 1 },
  testTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  hookTimeout: 60_000,
};

/**
 * The backend's integration tests. They set no variables and replace no modules, so they share one
 * module cache per worker.
 */
const BACKEND = 'backend/**/*.integration.test.ts';

/**
 * Those of units need nothing but Node (`npm run verify`). The others run against a real Postgres
 * and real servers on loopback: files named `*.integration.test.ts`.
 */
export default defineConfig({
  resolve: {
    alias: [
      // Tests read every text in English, without a provider around the component.
      { find: /^@\/lib\/shared\/texts\/use-texts$/, replacement: `${root}test/texts.ts` },
      { find: /^next-intl\/server$/, replacement: `${root}test/request-texts.ts` },
      { find: /^next-intl\/plugin$/, replacement: `${root}test/texts-plugin.ts` },
      { find: /^@\//, replacement: root },
      // Written by Next's compiler; the tests' pages are in English.
      { find: /^next\/root-params$/, replacement: `${root}test/root-params.ts` },
      // Next resolves this marker itself; outside Next it would throw on import.
      { find: /^server-only$/, replacement: `${root}test/empty.ts` },
    ],
  },
  test: {
    // An odd zone (+05:45), so that code which forgets to name its zone fails here.
    env: { TZ: 'Asia/Kathmandu' },
    setupFiles: [CLOCK_FILES.process],
    sequence: { sequencer: LongestFirst },
    // What units read is not compiled again for the integration tests.
    experimental: { fsModuleCache: true },
    // Read by tests, though no import shows it to `vitest --changed`.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/messages/**',
      '**/backend/db/migrations/**',
      '**/docs/*.md',
      '**/.env.example',
      '**/package-lock.json',
      '**/test/*.setup.ts',
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          include: ISOLATED,
          exclude: [...LEFT_OUT, INTEGRATION_FILES],
          ...UNIT,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-fresh',
          include: FRESH,
          exclude: [...LEFT_OUT, INTEGRATION_FILES],
          setupFiles: ['./test/fresh.setup.ts'],
          isolate: false,
          ...UNIT,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-shared',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...LEFT_OUT, ...ISOLATED, ...FRESH, INTEGRATION_FILES],
          setupFiles: ['./test/shared.setup.ts'],
          isolate: false,
          ...UNIT,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration-backend',
          include: [BACKEND],
          exclude: [...LEFT_OUT, ...ALONE],
          isolate: false,
          ...INTEGRATION,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration-fresh',
          include: FRESH,
          exclude: [...LEFT_OUT, UNIT_FILES, BACKEND, ...ALONE],
          setupFiles: ['./test/fresh.setup.ts'],
          isolate: false,
          ...INTEGRATION,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration-shared',
          include: [INTEGRATION_FILES],
          exclude: [...LEFT_OUT, ...FRESH, BACKEND, ...ALONE],
          setupFiles: ['./test/shared.setup.ts'],
          isolate: false,
          ...INTEGRATION,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration-alone',
          include: ALONE,
          exclude: LEFT_OUT,
          globalSetup: ['./test/postgres.setup.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
