import { useEffect, useRef } from 'react';

/** Reads, for example, what people did to inputs before handlers were there. */
export function useOnHydration(run: () => void) {
  const first = useRef(run);
  useEffect(() => first.current(), []);
}
