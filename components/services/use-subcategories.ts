import { useEffect, useRef, useState } from 'react';
import { callApi } from '@/lib/api/call-api';

interface Subcategory {
  id: number;
  title: string;
}

interface Known {
  /** The category that they belong to; "" for none. */
  categoryId: string;
  /** Null when they could not be loaded. */
  offered: readonly Subcategory[] | null;
}

const ROUTE = 'GET /api/categories/{categoryId}/subcategories';
const NONE: Known = { categoryId: '', offered: [] };

async function load(categoryId: string): Promise<Known> {
  if (!categoryId) return NONE;
  const result = await callApi(ROUTE, undefined, { params: { categoryId } });
  return { categoryId, offered: result.ok ? result.answer : null };
}

/** The subcategories of a category, as the server gives them; `offered` is null until it has. */
export function useSubcategories(categoryId: string) {
  const [known, setKnown] = useState(NONE);
  const [tries, setTries] = useState(0);
  const loading = useRef(Promise.resolve(NONE));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` is there to run it again
  useEffect(() => {
    let isCurrent = true;
    loading.current = load(categoryId);
    loading.current.then((loaded) => isCurrent && setKnown(loaded));
    return () => {
      isCurrent = false;
    };
  }, [categoryId, tries]);

  const isKnown = known.categoryId === categoryId;
  const offered = isKnown ? known.offered : null;
  return {
    offered,
    status: !isKnown ? 'loading' : offered ? 'ready' : 'failed',
    retry: () => {
      setKnown(NONE);
      setTries((count) => count + 1);
    },
    /** Waits until the number of subcategories is known; null when they could not be loaded. */
    settle: async () => (await loading.current).offered?.length ?? null,
  } as const;
}
