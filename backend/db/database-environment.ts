import { z } from 'zod';
import type { DatabaseOptions } from './client';

export const DatabaseEnvironment = z.object({
  DATABASE_URL: z.url(),
  DATABASE_DIRECT_URL: z.url().optional(),
  DATABASE_READ_URL: z.url().optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(1_000).optional(),
  DATABASE_NAMED_STATEMENTS: z.enum(['yes', 'no']).optional(),
});

export function databaseOptionsFrom(env: z.infer<typeof DatabaseEnvironment>): DatabaseOptions {
  const named = env.DATABASE_NAMED_STATEMENTS;
  return {
    ...(env.DATABASE_CONNECTIONS && { connections: env.DATABASE_CONNECTIONS }),
    directUrl: env.DATABASE_DIRECT_URL,
    readUrl: env.DATABASE_READ_URL,
    keepsStatements: named && named === 'yes',
  };
}
