const DEFAULT_DAYS = 365;
const MOST_DAYS = 3_650;
export const LEAST_RETENTION_DAYS = 32;

/** Also used for records of mail. */
export const KEPT_ANSWERS_HOURS = 48;

/** Counted from the time when a report is closed, or a review is refused or taken back. */
export const KEPT_REPORTS_DAYS = 365;

/** For hashes of the networks where a provider uses the portal. */
export const KEPT_NETWORKS_DAYS = 30;

/** For the origin of a booking. Counted from the visit, because a review may follow for 30 days. */
export const KEPT_ORIGINS_DAYS = 31;

export const RETENTION_HINT = `a whole number from ${LEAST_RETENTION_DAYS} to ${MOST_DAYS}, since links to past visits work for a month`;

/** "" stands for the default. */
export function isRetention(text: string): boolean {
  if (text === '') return true;
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return days >= LEAST_RETENTION_DAYS && days <= MOST_DAYS;
}

/** How long the customer of a past visit is stored. Throws for an invalid RETENTION_DAYS. */
export function retentionDays(text: string): number {
  if (!isRetention(text)) throw new RangeError(`RETENTION_DAYS: ${RETENTION_HINT}`);
  return text === '' ? DEFAULT_DAYS : Number(text);
}
