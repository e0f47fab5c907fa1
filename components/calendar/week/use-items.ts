import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answerOf } from '@/components/shared/queries/query-provider';
import type { BookableService } from '@/lib/shared/contract/provider-calendar';
import type { CalendarCalls } from './calendar-calls';

export interface BookableItems {
  services: readonly BookableService[] | null;
  problem: string | null;
  load: () => void;
}

export function useItems(calls: CalendarCalls): BookableItems & { names: Map<string, string> } {
  const { data, error, refetch } = useQuery({
    queryKey: ['items'],
    queryFn: () => answerOf(calls.listItems()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const names = useMemo(() => {
    const items = (data ?? []).flatMap((service) => service.items);
    return new Map(items.map(({ id, name }) => [id, name]));
  }, [data]);
  return {
    services: data ?? null,
    problem: error?.message ?? null,
    load: () => void refetch(),
    names,
  };
}
