import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';

/** Counted from the sign-in; use does not extend it. */
export const SESSION_SECONDS = (30 * DAY_MS) / 1_000;

/** What lasts longer than a session asks for a sign-in as new as this. */
export const FRESH_MS = 30 * MINUTE_MS;
