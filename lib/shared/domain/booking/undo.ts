import { SECOND_MS } from '@/lib/shared/time/units';

/** Mail about a provider's action waits so long. */
export const UNDO_MS = 20 * SECOND_MS;
