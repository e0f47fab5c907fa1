import type { VisitPage } from '@/lib/shared/contract/provider-bookings';
import type { VisitKind, VisitPart } from '@/lib/shared/contract/visits';

export const PAGE_SIZES = { upcoming: 50, past: 20 } as const satisfies Record<VisitPart, number>;

export interface VisitFilter {
  kind: VisitKind;
  search: string;
  /** Undefined for all. */
  person?: number | undefined;
}

export const ALL_VISITS: VisitFilter = { kind: 'all', search: '' };

export function isNarrow({ kind, search, person }: VisitFilter): boolean {
  return kind !== 'all' || search !== '' || person !== undefined;
}

export type VisitLists = Record<VisitPart, VisitPage>;
