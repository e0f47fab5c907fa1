import { z } from 'zod';

const Uuid = z.uuid();

/**
 * Whether the text can be the id of a row. Postgres refuses to compare its ids with other texts.
 */
export function isUuid(id: string): boolean {
  return Uuid.safeParse(id).success;
}
