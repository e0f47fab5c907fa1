import { useEffect, useRef } from 'react';

/** Calls `run` once on hydration, for example to read what was entered before. */
export function useOnHydration(run: () => void) {
  const first = useRef(run);
  useEffect(() => first.current(), []);
}
