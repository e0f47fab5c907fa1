import { createContext, use, useEffect } from 'react';

/** Takes how many articles there are, for the line above that is read out. */
export const NewsCount = createContext<(count: number) => void>(() => {});

/** Has the number of articles read out, for as long as the component is there. */
export function useNewsCount(count: number): void {
  const tell = use(NewsCount);
  useEffect(() => {
    tell(count);
    return () => tell(0);
  }, [tell, count]);
}
