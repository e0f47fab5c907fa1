import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * DATABASE_URL if it is set, else the database of the product on `dataDir`. Throws an error that
 * says what to do.
 */
export function findDatabase(
  environment: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): string {
  if (environment.DATABASE_URL) return environment.DATABASE_URL;
  const runFile = path.join(dataDir, 'run.json');
  if (!existsSync(runFile)) {
    throw new Error(
      `Nothing runs on ${dataDir}. Start the product with npm start, name its directory with ` +
        '--data-dir, or set DATABASE_URL.',
    );
  }
  const { databaseUrl } = JSON.parse(readFileSync(runFile, 'utf8'));
  if (typeof databaseUrl === 'string') return databaseUrl;
  throw new Error('The running product uses a backend of somebody else, who does this there.');
}
