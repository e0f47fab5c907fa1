/** The value where RETENTION_DAYS is not set. */
const DEFAULT_DAYS = 365;
const MOST_DAYS = 3_650;

/** How many hours answers for repeats of a booking are kept, and records of mail. */
export const KEPT_ANSWERS_HOURS = 48;

/** How many days a report is kept after a moderator has closed it. */
export const KEPT_REPORTS_DAYS = 365;

export const RETENTION_HINT = `a whole number from 1 to ${MOST_DAYS}`;

/** Whether a text may be RETENTION_DAYS; "" stands for the default. */
export function isRetention(text: string): boolean {
  return text === '' || (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_DAYS);
}

/** How many days a past visit says whose it was. Throws for a text that may not be RETENTION_DAYS. */
export function retentionDays(text: string): number {
  if (!isRetention(text)) throw new RangeError(`RETENTION_DAYS: ${RETENTION_HINT}`);
  return text === '' ? DEFAULT_DAYS : Number(text);
}
