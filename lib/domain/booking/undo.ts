import { SECOND_MS } from '@/lib/time/units';

/** So long the mail about what a provider did waits, and so long it can be taken back untold. */
export const UNDO_MS = 20 * SECOND_MS;
