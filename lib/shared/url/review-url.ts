import { paths } from './paths';
import type { SearchParams } from './search-params';

/* The token is in no log, trace or referrer. */

const VIEWS = ['change', 'remove', 'sent'] as const;
export type ReviewView = (typeof VIEWS)[number];

export function reviewPath(token: string, view?: ReviewView): string {
  const path = `${paths.customerReview}/${encodeURIComponent(token)}`;
  return view ? `${path}?${new URLSearchParams({ view })}` : path;
}

export function parseReviewView({ view }: SearchParams): ReviewView | null {
  return VIEWS.find((known) => known === view) ?? null;
}

const FAILURES = ['failed', 'unsettled'] as const;
/** Why a change without a form failed. `unsettled` means that it may be done. */
export type ReviewFailure = (typeof FAILURES)[number];

export function failedReviewPath(token: string, failure: ReviewFailure): string {
  return `${reviewPath(token)}?${new URLSearchParams({ failure })}`;
}

export function parseReviewFailure({ failure }: SearchParams): ReviewFailure | null {
  return FAILURES.find((known) => known === failure) ?? null;
}
