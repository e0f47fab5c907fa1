import { z } from 'zod';
import type { DatabaseOptions } from './client';

/** The variables that say how the database is reached. */
export const DatabaseEnvironment = z.object({
  DATABASE_URL: z.url(),
  DATABASE_DIRECT_URL: z.url().optional(),
  DATABASE_READ_URL: z.url().optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(1_000).optional(),
  DATABASE_NAMED_STATEMENTS: z.enum(['yes', 'no']).optional(),
});

/** The options of `openDatabase` that the variables ask for. */
export function databaseOptionsFrom(env: z.infer<typeof DatabaseEnvironment>): DatabaseOptions {
  const named = env.DATABASE_NAMED_STATEMENTS;
  return {
    ...(env.DATABASE_CONNECTIONS && { connections: env.DATABASE_CONNECTIONS }),
    directUrl: env.DATABASE_DIRECT_URL,
    readUrl: env.DATABASE_READ_URL,
    // Somebody who names an address without the pooler has a pooler at the other one.
    keepsStatements: named && named === 'yes',
  };
}
