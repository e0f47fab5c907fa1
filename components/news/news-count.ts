import { createContext, use, useEffect } from 'react';

export const NewsCount = createContext<(count: number) => void>(() => {});

export function useNewsCount(count: number): void {
  const tell = use(NewsCount);
  useEffect(() => {
    tell(count);
    return () => tell(0);
  }, [tell, count]);
}
