import { useEffect, useRef } from 'react';

/**
 * The server made the page at `madeAt` (epoch ms). The visitor's clock may be wrong; it only tells
 * how long the page has been open.
 */
export function useServerClock(madeAt: number): () => number {
  const ahead = useRef(0);
  useEffect(() => {
    ahead.current = Date.now() - madeAt;
  }, [madeAt]);
  return () => Date.now() - ahead.current;
}
