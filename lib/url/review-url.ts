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

export function failedReviewPath(token: string): string {
  return `${reviewPath(token)}?failed=1`;
}

export function hasReviewFailed({ failed }: SearchParams): boolean {
  return failed === '1';
}
