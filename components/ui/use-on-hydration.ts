import { useEffect, useRef } from 'react';

/** Such as reading what was entered before. */
export function useOnHydration(run: () => void) {
  const first = useRef(run);
  useEffect(() => first.current(), []);
}
