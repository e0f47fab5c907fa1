export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
/** A day on the calendar may be an hour shorter or longer. */
export const DAY_MS = 24 * HOUR_MS;
