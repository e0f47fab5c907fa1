import { useEffect, useRef } from 'react';

/** For example, reads what people entered before handlers were there. */
export function useOnHydration(run: () => void) {
  const first = useRef(run);
  useEffect(() => first.current(), []);
}
