import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';

/** Counted from the sign-in. Using the session does not make it longer. */
export const SESSION_SECONDS = (30 * DAY_MS) / 1_000;

/** For something that lasts longer than a session, the sign-in must not be older than this. */
export const FRESH_MS = 30 * MINUTE_MS;
