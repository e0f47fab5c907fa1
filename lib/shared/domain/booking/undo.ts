import { SECOND_MS } from '@/lib/shared/time/units';

/** How long mail about a provider's action waits, so that the action can be undone. */
export const UNDO_MS = 20 * SECOND_MS;
