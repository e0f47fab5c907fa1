import { inject } from 'vitest';
import { createDatabase } from './processes/new-database';

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Creates a migrated, otherwise empty database that belongs to the calling suite alone. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('postgresUrl'), inject('templateDatabase'));
}

/** Creates a database without any table, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('postgresUrl'));
}
