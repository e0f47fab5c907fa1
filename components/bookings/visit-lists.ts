import { callApi } from '@/lib/api/call-api';
import type { VisitPage } from '@/lib/contract/provider-bookings';
import type { VisitKind, VisitPart } from '@/lib/contract/visits';

/** Visits of a first page, upcoming and past. */
export const PAGE_SIZES = { upcoming: 50, past: 20 } as const satisfies Record<VisitPart, number>;

/** What {host} gives at once, at most. */
const MOST = 500;

/** What the visits are narrowed down to. */
export interface VisitFilter {
  kind: VisitKind;
  /** "" for none. */
  search: string;
}

/** The filter that leaves none out. */
export const ALL_VISITS: VisitFilter = { kind: 'all', search: '' };

/** Whether a filter may leave visits out. */
export function isNarrow({ kind, search }: VisitFilter): boolean {
  return kind !== 'all' || search !== '';
}

/** The visits that are shown. */
export type VisitLists = Record<VisitPart, VisitPage>;

/** The calls of the Bookings tab that read visits. None of them throws. */
export function visitCalls(calendarId: number) {
  const params = { calendarId };
  const route = 'POST /api/calendars/{calendarId}/visits';
  const read = (part: VisitPart, filter: VisitFilter, limit: number, after?: string) =>
    callApi(route, { part, ...filter, limit, ...(after && { after }) }, { params });
  return {
    /** Reads as many visits as are shown, so that a new answer takes none away. */
    async readBoth(filter: VisitFilter, shown: VisitLists | null): Promise<VisitLists | null> {
      const limitOf = (part: VisitPart) =>
        Math.min(MOST, Math.max(PAGE_SIZES[part], shown?.[part].visits.length ?? 0));
      const [upcoming, past] = await Promise.all([
        read('upcoming', filter, limitOf('upcoming')),
        read('past', filter, limitOf('past')),
      ]);
      return upcoming.ok && past.ok ? { upcoming: upcoming.answer, past: past.answer } : null;
    },
    /**
     * Reads the upcoming visits again, and the past ones only if the upcoming ones changed: a look
     * at a calendar in which nothing happens is one call.
     */
    async readNews(filter: VisitFilter, shown: VisitLists): Promise<VisitLists | null> {
      const { visits } = shown.upcoming;
      const limit = Math.min(MOST, Math.max(PAGE_SIZES.upcoming, visits.length));
      const upcoming = await read('upcoming', filter, limit);
      if (!upcoming.ok) return null;
      const isSame = JSON.stringify(upcoming.answer) === JSON.stringify(shown.upcoming);
      return isSame ? shown : this.readBoth(filter, shown);
    },
    /** The visits after those that are shown, behind them. */
    async readMore(
      part: VisitPart,
      filter: VisitFilter,
      shown: VisitPage,
    ): Promise<VisitPage | null> {
      if (!shown.next) return shown;
      const result = await read(part, filter, PAGE_SIZES[part], shown.next);
      if (!result.ok) return null;
      return { ...result.answer, visits: [...shown.visits, ...result.answer.visits] };
    },
  };
}
