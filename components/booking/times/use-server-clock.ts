import { useEffect, useRef } from 'react';

/**
 * `madeAt` is epoch ms. The visitor's clock may be wrong; it only tells how long the page is open.
 */
export function useServerClock(madeAt: number): () => number {
  const ahead = useRef(0);
  useEffect(() => {
    ahead.current = Date.now() - madeAt;
  }, [madeAt]);
  return () => Date.now() - ahead.current;
}
