import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '@/components/shared/queries/query-provider';
import { callApi } from '@/lib/shared/api/call-api';
import type { VisitPage } from '@/lib/shared/contract/provider-bookings';
import type { VisitPart } from '@/lib/shared/contract/visits';
import { ALL_VISITS, PAGE_SIZES, type VisitFilter, type VisitLists } from './visit-lists';

const POLL_MS = 30_000;
const TYPING_MS = 300;
const MOST = 500;

export interface ReadVisits {
  lists: VisitLists | null;
  person: number | undefined;
}

/** Shown visits stay until newer ones come. */
export function useVisits(calendarId: number, read: ReadVisits, person: number | undefined) {
  const client = useQueryClient();
  const [narrowed, setFilter] = useState(ALL_VISITS);
  const filter: VisitFilter = { kind: narrowed.kind, search: narrowed.search, person };
  const first = read.lists;
  const isRead = narrowed === ALL_VISITS && person === read.person;
  const shared = { calendarId, filter, first: isRead ? first : null };
  const refetchOnMount = shared.first === null;
  const upcoming = useQuery({
    ...visitsQuery({ ...shared, part: 'upcoming' }),
    refetchOnMount,
    refetchInterval: POLL_MS,
  });
  const past = useQuery({ ...visitsQuery({ ...shared, part: 'past' }), refetchOnMount });
  const more = useMutation({
    mutationFn: async (part: VisitPart) => {
      const queryKey = visitsKey(calendarId, filter, part);
      await client.cancelQueries({ queryKey });
      const known = client.getQueryData<VisitPage | null>(queryKey);
      if (!known?.next) return;
      const asked = { part, ...filter, limit: PAGE_SIZES[part], after: known.next };
      const page = await answerOf(callApi(ROUTE, asked, { params: { calendarId } }));
      const next: VisitPage = { ...page, visits: [...known.visits, ...page.visits] };
      client.setQueryData<VisitPage | null>(queryKey, next);
    },
  });

  const [lists, setLists] = useState(first);
  const isKnown = upcoming.data !== null && past.data !== null;
  if (upcoming.data && past.data) {
    const isShown = lists?.upcoming === upcoming.data && lists.past === past.data;
    if (!isShown) setLists({ upcoming: upcoming.data, past: past.data });
  }
  const hasMoreFailed = more.isError && more.submittedAt > upcoming.dataUpdatedAt;

  return {
    lists,
    hasFailed: lists === null || upcoming.isError || past.isError || hasMoreFailed,
    isLooking: more.isPending || (!isKnown && (upcoming.isFetching || past.isFetching)),
    filter,
    setFilter,
    more: more.mutate,
    load: async () => {
      more.reset();
      await Promise.all([upcoming.refetch(), past.refetch()]);
    },
  };
}

const visitsKey = (calendarId: number, filter: VisitFilter, part: VisitPart) => [
  'visits',
  calendarId,
  filter,
  part,
];

const ROUTE = 'POST /api/calendars/{calendarId}/visits';

interface VisitsQuery {
  calendarId: number;
  part: VisitPart;
  filter: VisitFilter;
  first: VisitLists | null;
}

/** Asks for as many as are shown, so that none disappears. */
export function visitsQuery({ calendarId, part, filter, first }: VisitsQuery) {
  const queryKey = visitsKey(calendarId, filter, part);
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<VisitPage | null> => {
      const known = client.getQueryData<VisitPage | null>(queryKey);
      if (!known && filter.search) {
        await new Promise((resolve) => setTimeout(resolve, TYPING_MS));
        signal.throwIfAborted();
      }
      const limit = Math.min(MOST, Math.max(PAGE_SIZES[part], known?.visits.length ?? 0));
      const options = { params: { calendarId }, signal };
      const page = await answerOf(callApi(ROUTE, { part, ...filter, limit }, options));
      // A visit that is over moves to the past list, read only then.
      if (part === 'upcoming' && known && JSON.stringify(known) !== JSON.stringify(page)) {
        void client.invalidateQueries({ queryKey: visitsKey(calendarId, filter, 'past') });
      }
      return page;
    },
    // Null counts as data. Without data, a query would forget its error with each attempt.
    initialData: () => first?.[part] ?? null,
  });
}
