import type { SearchParams } from './booking-url';
import { paths } from './paths';

/* As with the link to a booking, the token is in no log, trace or referrer. */

const VIEWS = ['change', 'remove', 'sent'] as const;
/** What the page of a review shows besides it: the form, the question, or thanks. */
export type ReviewView = (typeof VIEWS)[number];

export function reviewPath(token: string, view?: ReviewView): string {
  const path = `${paths.customerReview}/${encodeURIComponent(token)}`;
  return view ? `${path}?${new URLSearchParams({ view })}` : path;
}

export function parseReviewView({ view }: SearchParams): ReviewView | null {
  return VIEWS.find((known) => known === view) ?? null;
}

/** Where a change of it did not work. */
export function failedReviewPath(token: string): string {
  return `${reviewPath(token)}?failed=1`;
}

export function hasReviewFailed({ failed }: SearchParams): boolean {
  return failed === '1';
}
