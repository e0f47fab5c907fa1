import { REPORTED_KINDS, type ReportedKind } from '@/lib/shared/domain/site/reports';
import { paths, providerPath } from './paths';
import { firstOf, type SearchParam, type SearchParams } from './search-params';
import { slatePath } from './slate-url';
import { publicEventPath } from './whats-on-url';

/** For a review, also names the service on whose page it was shown. */
export interface Reported {
  kind: ReportedKind;
  id: string;
  pageOf: string | null;
}

const LONGEST_ID = 100;

export function reportPath({ kind, id, pageOf }: Reported): string {
  const query = new URLSearchParams({ kind, id });
  if (pageOf !== null) query.set('providerId', pageOf);
  return `${paths.report}?${query}`;
}

const idIn = (value: SearchParam) => firstOf(value).slice(0, LONGEST_ID);

export function parseReported(query: SearchParams): Reported | null {
  const kind = REPORTED_KINDS.find((known) => known === firstOf(query.kind));
  const id = idIn(query.id);
  return kind && id ? { kind, id, pageOf: idIn(query.providerId) || null } : null;
}

/** Returns the page where it was seen. Null for a review without a page. */
export function reportedPath({ kind, id, pageOf }: Reported): string | null {
  switch (kind) {
    case 'service':
      return providerPath(id);
    case 'review':
      return pageOf === null ? null : `${providerPath(pageOf)}#reviews`;
    case 'event':
      return publicEventPath(id);
    case 'slate':
      return slatePath(id);
  }
}
