import { useEffect, useRef } from 'react';

/**
 * The time by the server's clock, which made the page at `madeAt` (epoch ms). The visitor's clock may be
 * wrong; it only tells how long the page has stood open.
 */
export function useServerClock(madeAt: number): () => number {
  const ahead = useRef(0);
  useEffect(() => {
    ahead.current = Date.now() - madeAt;
  }, [madeAt]);
  return () => Date.now() - ahead.current;
}
