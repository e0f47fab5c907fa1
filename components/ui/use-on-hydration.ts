import { useEffect, useRef } from 'react';

/**
 * Runs once, when a component comes alive: to read, for example, what people did to its inputs while
 * no handler was there.
 */
export function useOnHydration(run: () => void) {
  const first = useRef(run);
  useEffect(() => first.current(), []);
}
