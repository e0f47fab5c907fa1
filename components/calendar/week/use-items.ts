import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BookableListing } from '@/lib/contract/rows/api-calendar';
import type { CalendarCalls } from './calendar-calls';

/** The items of the account's listings, or why they are not known yet. */
export interface BookableItems {
  listings: readonly BookableListing[] | null;
  problem: string | null;
  load: () => void;
}

/** Reads the items once the calendar is there; `load` tries again. */
export function useItems(calls: CalendarCalls): BookableItems & { names: Map<string, string> } {
  const [listings, setListings] = useState<readonly BookableListing[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const load = useCallback(async () => {
    setProblem(null);
    const result = await calls.listItems();
    if (result.ok) setListings(result.answer);
    else setProblem(result.message);
  }, [calls]);

  useEffect(() => void load(), [load]);

  const names = useMemo(() => {
    const items = (listings ?? []).flatMap((listing) => listing.items);
    return new Map(items.map(({ id, name }) => [id, name]));
  }, [listings]);
  return { listings, problem, load, names };
}
