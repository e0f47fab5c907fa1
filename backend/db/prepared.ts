import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Transaction } from './calendar-transaction';

const dialect = new PgDialect();

/**
 * Runs a large statement that each connection plans once and stores under its name, because
 * planning took a quarter of its time. Behind a pooler that forgets names it is planned each time.
 * `name` must belong to one text only. Returns the number of its rows.
 */
export async function runPrepared(tx: Transaction, name: string, statement: SQL): Promise<number> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  const query = tx.keepsStatements ? { name, text, values } : { text, values };
  const { rows } = await tx.$client.query(query);
  return rows.length;
}
