/** A second in milliseconds. */
const SECOND_MS = 1000;
/** A minute in milliseconds. */
export const MINUTE_MS = 60 * SECOND_MS;
/** An hour in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;
/** 24 hours in milliseconds; a local day may be an hour shorter or longer. */
export const DAY_MS = 24 * HOUR_MS;
