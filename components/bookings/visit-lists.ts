import type { VisitPage } from '@/lib/contract/provider-bookings';
import type { VisitKind, VisitPart } from '@/lib/contract/visits';

export const PAGE_SIZES = { upcoming: 50, past: 20 } as const satisfies Record<VisitPart, number>;

export interface VisitFilter {
  kind: VisitKind;
  search: string;
}

export const ALL_VISITS: VisitFilter = { kind: 'all', search: '' };

export function isNarrow({ kind, search }: VisitFilter): boolean {
  return kind !== 'all' || search !== '';
}

export type VisitLists = Record<VisitPart, VisitPage>;
