import type { Database } from '@/backend/db/client';
import type { LocalDate } from '@/lib/time/local-date';
import type { Meaning } from './meaning';

/** Counts what nobody was found for. */
export async function noteUnfound(
  _db: Database,
  _meaning: Meaning,
  _today: LocalDate,
): Promise<void> {}
