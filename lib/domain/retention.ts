const DEFAULT_DAYS = 365;
const MOST_DAYS = 3_650;

/** Also for records of mail. */
export const KEPT_ANSWERS_HOURS = 48;

/** Counted from when a moderator closes a report, or a review is refused or taken back. */
export const KEPT_REPORTS_DAYS = 365;

/** From where a provider uses the portal, as hashes. */
export const KEPT_NETWORKS_DAYS = 30;

/** From where a booking came, counted from the visit: a review may be written for 30 days. */
export const KEPT_ORIGINS_DAYS = 31;

export const RETENTION_HINT = `a whole number from 1 to ${MOST_DAYS}`;

/** "" stands for the default. */
export function isRetention(text: string): boolean {
  return text === '' || (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_DAYS);
}

/** How many days a past visit keeps its customer. Throws for an invalid RETENTION_DAYS. */
export function retentionDays(text: string): number {
  if (!isRetention(text)) throw new RangeError(`RETENTION_DAYS: ${RETENTION_HINT}`);
  return text === '' ? DEFAULT_DAYS : Number(text);
}
