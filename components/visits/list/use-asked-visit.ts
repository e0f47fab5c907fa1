import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { usePageAddress } from '@/components/shared/links/use-page-address';
import { answerOf } from '@/components/shared/queries/query-provider';
import { callApi } from '@/lib/shared/api/call-api';
import type { ListedVisit } from '@/lib/shared/contract/provider-bookings';
import { bookingsPath, parseAskedVisit } from '@/lib/shared/url/portal-url';

const ROUTE = 'POST /api/calendars/{calendarId}/visits';

/** The visit that the address names; read by id if it is not in the lists. */
export function useAskedVisit(
  calendarId: number,
  listed: readonly ListedVisit[] | null,
  person: number | undefined,
) {
  const asked = parseAskedVisit(Object.fromEntries(useSearchParams()));
  const toAddress = usePageAddress();
  const known = listed?.find(({ id }) => id === asked);
  const isRead = asked !== null && listed !== null && !known;
  const { data, isError, refetch } = useQuery({
    queryKey: ['visit', calendarId, asked],
    enabled: isRead,
    queryFn: async ({ signal }) => {
      const query = { part: 'upcoming', limit: 1, visit: asked ?? undefined } as const;
      const page = await answerOf(callApi(ROUTE, query, { params: { calendarId }, signal }));
      return page.visits.find(({ id }) => id === asked) ?? null;
    },
  });
  return {
    visit: known ?? data ?? null,
    isGone: isRead && data === null,
    hasFailed: isRead && isError,
    load: async () => {
      if (isRead) await refetch();
    },
    leave: () => {
      if (asked !== null) window.history.replaceState(null, '', toAddress(bookingsPath(person)));
    },
  };
}
