import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BookableService } from '@/lib/contract/provider-calendar';
import type { CalendarCalls } from './calendar-calls';

/** The items of the account's services, or why they are not known yet. */
export interface BookableItems {
  services: readonly BookableService[] | null;
  problem: string | null;
  load: () => void;
}

/** Reads the items once the calendar is there; `load` tries again. */
export function useItems(calls: CalendarCalls): BookableItems & { names: Map<string, string> } {
  const [services, setServices] = useState<readonly BookableService[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const load = useCallback(async () => {
    setProblem(null);
    const result = await calls.listItems();
    if (result.ok) setServices(result.answer);
    else setProblem(result.message);
  }, [calls]);

  useEffect(() => void load(), [load]);

  const names = useMemo(() => {
    const items = (services ?? []).flatMap((service) => service.items);
    return new Map(items.map(({ id, name }) => [id, name]));
  }, [services]);
  return { services, problem, load, names };
}
