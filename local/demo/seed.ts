/** Run as `node scripts/run.mjs local/demo/seed.ts`. */
import { readSeedEnv, seedDemo } from './seed-demo';

const startedAt = performance.now();
try {
  const seeded = await seedDemo(readSeedEnv(process.env), Date.now());
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    seeded
      ? `demo: ${seeded.providers} providers, ${seeded.pictures} pictures, ${seeded.visits} past visits in ${seconds} s`
      : 'demo: the database is in use, left as it is',
  );
} catch (error) {
  console.error('demo:', error instanceof Error ? error.message : error);
  if (error instanceof Error && error.cause) console.error(error.cause);
  process.exitCode = 1;
}
