import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { answerOf } from '@/components/shared/queries/query-provider';
import { callApi } from '@/lib/shared/api/call-api';
import type { Customer, CustomerPage } from '@/lib/shared/contract/customers';
import type { CustomerFilter } from '@/lib/shared/domain/booking/customers';

const TYPING_MS = 300;
export const CUSTOMERS_PAGE = 50;

interface CustomersOptions {
  calendarId: number;
  search: string;
  filter: CustomerFilter | null;
  first: CustomerPage | null;
}

function customersQuery({ calendarId, search, filter, first }: CustomersOptions) {
  return infiniteQueryOptions({
    queryKey: ['customers', calendarId, search, filter],
    initialPageParam: 0,
    queryFn: async ({ pageParam: offset, signal }) => {
      if (search && offset === 0) {
        await new Promise((resolve) => setTimeout(resolve, TYPING_MS));
        signal.throwIfAborted();
      }
      const route = 'POST /api/calendars/{calendarId}/customers';
      const asked = { search, offset, limit: CUSTOMERS_PAGE, ...(filter && { filter }) };
      return answerOf(callApi(route, asked, { params: { calendarId }, signal }));
    },
    getNextPageParam: ({ total, customers }, _, offset) =>
      customers.length > 0 && offset + customers.length < total
        ? offset + customers.length
        : undefined,
    ...(first && search === '' && !filter && { initialData: { pages: [first], pageParams: [0] } }),
    refetchOnMount: first === null,
    placeholderData: (before) => before,
  });
}

/** Pages read one after the other may repeat somebody. */
function once(customers: readonly Customer[]): Customer[] {
  return [...new Map(customers.map((customer) => [customer.id, customer])).values()];
}

export function useCustomers(options: CustomersOptions) {
  const query = useInfiniteQuery(customersQuery(options));
  const pages = query.data?.pages ?? [];
  return {
    customers: once(pages.flatMap((page) => page.customers)),
    total: pages.at(-1)?.total ?? null,
    counts: pages.at(-1)?.counts ?? null,
    isLooking: query.isFetching,
    isOfBefore: query.isPlaceholderData,
    hasFailed: query.isError,
    hasMore: query.hasNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
